import { Breadcrumb, PageHead as Head, type PageHeadProps } from "@scanwright/design-system"
import { JsonLd } from "@/features/seo/JsonLd"
import { breadcrumbList, type Crumb } from "@/features/seo/structured-data"

interface Props extends Omit<PageHeadProps, "breadcrumb"> {
  /** The way here; the last crumb is this page. */
  crumbs: Crumb[]
}

/** The top of a browsing page, with the way here told to search engines too. */
export function PageHead({ crumbs, ...head }: Props) {
  return (
    <>
      <JsonLd data={breadcrumbList(crumbs)} />
      <Head breadcrumb={<Breadcrumb items={crumbs} />} {...head} />
    </>
  )
}
