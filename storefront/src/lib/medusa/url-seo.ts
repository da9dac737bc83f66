import {
  NOINDEX_MOST,
  type NoindexResponse,
  normaliseSitePath,
  type StoreUrlSeo,
  type StoreUrlSeoResponse,
} from "@scanwright/backend/contract"
import { cache } from "react"
import { env } from "@/config/env"
import { tags } from "./cache-manifest"
import { readCached } from "./client"

/** Metadata that staff have set for a page; null where the page's own applies. */
export type UrlSeo = Omit<StoreUrlSeo, "id" | "url" | "updated_at">

/** The path by which a page has a config; null for numbered pages of a list, whose addresses have a query: a config applies to the first. */
const configPath = (path: string) => (path.includes("?") ? null : normaliseSitePath(path))

const readConfig = cache(async (url: string): Promise<UrlSeo | null> => {
  const response = await readCached<StoreUrlSeoResponse>("/store/url-seo", { url }, [tags.urlSeo(url)])
  return response.url_seo
})

/**
 * The active URL SEO config of a page, or null.
 *
 * @param path of the page, in any spelling
 */
export async function readUrlSeo(path: string | undefined): Promise<UrlSeo | null> {
  const url = path === undefined ? null : configPath(path)
  return url === null ? null : readConfig(url)
}

const readNoindex = cache(async (): Promise<ReadonlySet<string>> => {
  const urls = new Set<string>()
  const authorization = `Bearer ${env().REVALIDATE_SECRET}`
  for (let after = ""; ;) {
    const page = await readCached<NoindexResponse>("/url-seo/noindex", { after }, [tags.noindex], {
      authorization,
    })
    for (const url of page.urls) urls.add(url)
    after = page.urls.at(-1) ?? ""
    if (page.urls.length < NOINDEX_MOST) return urls
  }
})

/**
 * Finds which pages may be in sitemaps and feeds: those that no config keeps out of search engines.
 *
 * @returns whether it may be, by the page's path
 * @throws MedusaReadError when Medusa does not respond
 */
export async function readIndexed(): Promise<(path: string) => boolean> {
  const noindex = await readNoindex()
  if (noindex.size === 0) return () => true
  return (path) => !noindex.has(configPath(path) ?? "")
}
