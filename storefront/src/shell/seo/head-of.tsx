import type { ReactNode } from "react"
import { readUrlSeo } from "@/lib/medusa/url-seo"
import { JsonLd } from "./JsonLd"
import { mergeStructuredData } from "./json-ld"
import { toFurtherTags, type PageMetadata } from "./metadata"
import { breadcrumbList } from "./structured-data"

/** The metadata for which Next.js has no field, as elements that React moves into the head. */
export async function headOf(page: PageMetadata): Promise<ReactNode> {
  const config = await readUrlSeo(page.path)
  const own = [...(page.structuredData ?? []), ...(page.crumbs ? [breadcrumbList(page.crumbs)] : [])]
  return (
    <>
      {toFurtherTags(page, config).map(({ name, property, content }, index) => (
        <meta key={index} name={name} property={property} content={content} />
      ))}
      {mergeStructuredData(own, config?.schema_markup ?? null).map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
    </>
  )
}
