import { normaliseSitePath, type StoreUrlSeo, type StoreUrlSeoResponse } from "@scanwright/backend/contract"
import { cache } from "react"
import { tags } from "./cache-manifest"
import { readCached } from "./client"

/** Metadata that staff have set for a page; null where the page's own applies. */
export type UrlSeo = Omit<StoreUrlSeo, "id" | "url" | "updated_at">

const readConfig = cache(async (url: string): Promise<UrlSeo | null> => {
  const response = await readCached<StoreUrlSeoResponse>("/store/url-seo", { url }, [tags.urlSeo(url)])
  return response.url_seo
})

/**
 * The active URL SEO config of a page, or null.
 *
 * @param path of the page, in any spelling. Numbered pages of a list, whose addresses have a query, have no config: a
 *   config applies to the first page.
 */
export async function readUrlSeo(path: string | undefined): Promise<UrlSeo | null> {
  if (path === undefined || path.includes("?")) return null
  const url = normaliseSitePath(path)
  return url === null ? null : readConfig(url)
}
