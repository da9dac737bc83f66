import { Breadcrumb, PageHead as Head, type PageHeadProps } from "@scanwright/design-system"
import type { Crumb } from "@/shell/seo/structured-data"

interface Props extends Omit<PageHeadProps, "breadcrumb"> {
  /** The way here; the last crumb is this page. Search engines are told by the page's `about`. */
  crumbs: readonly Crumb[]
}

/** The top of a page, with the way here. */
export const PageHead = ({ crumbs, ...head }: Props) => (
  <Head breadcrumb={<Breadcrumb items={[...crumbs]} />} {...head} />
)
