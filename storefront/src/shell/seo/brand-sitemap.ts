import * as routes from "@/config/routes"
import { productsOf, readBrand, readMachineTypesOf } from "@/lib/medusa/catalogue"
import { isClassified } from "@/lib/medusa/classification"
import { readIndexed } from "@/lib/medusa/url-seo"

/**
 * Products in one part of a sitemap: with the brand's own pages, which are in the first part, a part stays below the
 * 50,000 addresses that sitemaps.org allows.
 */
export const PRODUCTS_PER_SITEMAP = 49_000

/** Number of parts of a brand's sitemap. @param products number of the brand's products */
export const sitemapParts = (products: number): number =>
  Math.max(1, Math.ceil(products / PRODUCTS_PER_SITEMAP))

const FILE = /^(?<brand>.+?)(?:\.(?<part>[2-9]|[1-9]\d{1,3}))?\.xml$/

/**
 * Reads the file name of a brand's sitemap; handles contain no dot.
 *
 * @returns null for any other name
 */
export function readSitemapFile(file: string): { brand: string; part: number } | null {
  const { brand, part } = FILE.exec(file)?.groups ?? {}
  return brand === undefined ? null : { brand, part: Number(part ?? 1) }
}

/** The brand's page and those of its machine types, each with its list that can be filtered; none for a brand without products. */
async function ownPages(brand: string): Promise<string[]> {
  const made = await readMachineTypesOf(brand)
  const lists = made.flatMap(({ handle: machineType }) => [
    routes.machineType(brand, machineType),
    routes.productList({ brand, machineType }),
  ])
  return lists.length > 0 ? [routes.brand(brand), routes.productList({ brand }), ...lists] : []
}

/**
 * Paths of the pages in one part of a brand's sitemap, without products that have no machine type and without pages that
 * staff keep out of search engines.
 *
 * @returns none for a brand without products; null where there is no such brand, or no such part
 */
export async function pathsOfSitemap(brand: string, part: number): Promise<string[] | null> {
  const known = await readBrand(brand)
  if (!known || part > sitemapParts(known.productCount)) return null
  const paths = part === 1 ? await ownPages(brand) : []
  const range = { from: (part - 1) * PRODUCTS_PER_SITEMAP, most: PRODUCTS_PER_SITEMAP }
  for await (const products of productsOf(brand, range)) {
    for (const { brand: maker, machineType, handle } of products.filter(isClassified)) {
      paths.push(routes.product(maker.handle, machineType.handle, handle))
    }
  }
  return paths.filter(await readIndexed())
}
