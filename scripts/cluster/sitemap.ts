import { SetupError } from "../lib/errors.ts"

async function locations(url: string): Promise<string[]> {
  const response = await fetch(url)
  if (!response.ok) throw new SetupError(`${url} answered ${response.status}.`)
  const found = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)]
  return found.map(([, address = ""]) => {
    const { pathname, search } = new URL(address.replaceAll("&amp;", "&"))
    return pathname + search
  })
}

/** Paths of all pages in a shop's sitemap. @param origin of the shop */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const sitemaps = await locations(`${origin}/sitemap.xml`)
  const pages = await Promise.all(sitemaps.map((path) => locations(origin + path)))
  return pages.flat()
}
