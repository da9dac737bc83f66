import fc from "fast-check"

/** Pages that no sitemap lists. */
const UNLISTED = [
  "/cart",
  "/blog",
  "/products?view=brands",
  "/blogs?type=news",
  ...["/compare", "/thank-you", "/saved", "/stock-alert", "/api/suggestions?q=scanner"],
  "/api/browse/gb/brands",
  "/api/blogs/all",
  "/og/site.png",
  "/sitemap.xml",
  "/sitemaps/pages.xml",
  "/feeds/articles.xml",
  "/robots.txt",
  "/manifest.webmanifest",
]

async function locations(address: string): Promise<string[]> {
  const xml = await (await fetch(address)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => {
    const { pathname, search } = new URL((location ?? "").replaceAll("&amp;", "&"))
    return pathname + search
  })
}

/**
 * Everything that a storefront stores: pages, the browsing screen's data, sitemaps, and of some products the card, the
 * picture and the data sheet.
 *
 * @param drawn number of products whose drawings are among them
 * @param seed decides which products
 */
export async function storedAddresses(origin: string, drawn: number, seed: number): Promise<string[]> {
  const parts = await locations(`${origin}/sitemap.xml`)
  const pages = (await Promise.all(parts.map((part) => locations(origin + part)))).flat()
  const products = pages.filter((page) => /^\/products\/[^/]+\/[^/]+\/[^/]+$/.test(page))
  const lists = pages.filter((page) => /^\/products\/[^/]+(?:\/[^/]+)?$/.test(page))
  const length = Math.min(drawn, products.length)
  const sample = fc.shuffledSubarray(products, { minLength: length, maxLength: length })
  const drawings = fc
    .sample(sample, { seed, numRuns: 1 })
    .flat()
    .flatMap((page) => [
      `/og${page}.png`,
      `/og/pictures${page}.png`,
      `${page.replace("/products/", "/data-sheets/")}.pdf`,
    ])
  const data = lists.map((list) => {
    const [, , brand = "", type] = list.split("/")
    return `/api/browse/gb/brands/${brand}${type === undefined ? "" : `/${type}/1`}`
  })
  return [...new Set([...UNLISTED, ...parts, ...pages, ...data, ...drawings])]
}
