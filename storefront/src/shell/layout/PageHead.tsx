import { Breadcrumb, PageHead as Head, type PageHeadProps } from "@scanwright/design-system"
import type { Crumb } from "@/shell/seo/structured-data"

interface Props extends Omit<PageHeadProps, "breadcrumb"> {
  /** The breadcrumb; the last crumb is this page. Search engines get the crumbs from the page's `metadata`. */
  crumbs: readonly Crumb[]
}

/** Heading of a page, with its breadcrumb. */
export const PageHead = ({ crumbs, ...head }: Props) => (
  <Head breadcrumb={<Breadcrumb items={[...crumbs]} />} {...head} />
)
