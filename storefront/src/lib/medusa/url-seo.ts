import { normaliseSitePath, type StoreUrlSeo, type StoreUrlSeoResponse } from "@scanwright/backend/contract"
import { cache } from "react"
import { tags } from "./cache-manifest"
import { readCached } from "./client"

/** What staff want search engines and social networks to be told about a page; null leaves a field to the page. */
export type UrlSeo = Omit<StoreUrlSeo, "id" | "url" | "updated_at">

const readConfig = cache(async (url: string): Promise<UrlSeo | null> => {
  const response = await readCached<StoreUrlSeoResponse>("/store/url-seo", { url }, [tags.urlSeo(url)])
  return response.url_seo
})

/**
 * The active URL SEO config of a page, or null.
 *
 * @param path of the page, in any spelling. A numbered page of a list, whose address has a query, has none: the config of
 *   an address speaks for its first page.
 */
export async function readUrlSeo(path: string | undefined): Promise<UrlSeo | null> {
  if (path === undefined || path.includes("?")) return null
  const url = normaliseSitePath(path)
  return url === null ? null : readConfig(url)
}
