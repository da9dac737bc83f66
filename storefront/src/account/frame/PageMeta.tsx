import { site } from "@/config/site"

/** Title of a page of the account; search engines do not index it. */
export const PageMeta = ({ title }: { title: string }) => (
  <>
    <title>{`${title} | ${site().name}`}</title>
    <meta name="robots" content="noindex, nofollow" />
  </>
)
