import { existsSync } from "node:fs"
import { join } from "node:path"
import * as routes from "../../src/config/routes"
import { COMPANY_PATHS } from "../../src/config/stored-pages"
import { findProduct, pathOf, readOldestArticle } from "./backend"

/** A page that anybody may open. */
interface PublicPage {
  path: string
  /** Address that search engines should index, where it is not the page's own. */
  canonical?: string
  /** True for pages that search engines should not index. */
  isHidden?: true
}

const FOLDER = "stored/[region]"
/** Company pages with a route file of their own. */
const OWN_COMPANY_FILES = COMPANY_PATHS.filter((path) =>
  existsSync(join(import.meta.dirname, "../../src/app/(site)", FOLDER, "company", path, "page.tsx")),
)

const at = (path: string): PublicPage => ({ path })

/**
 * Every public page by its route file below `src/app/(site)`: all pages without parameters, and one of each kind with
 * parameters.
 */
export async function pagesByFile(): Promise<Readonly<Record<string, readonly PublicPage[]>>> {
  const product = await findProduct()
  const { brand, machine_type: type } = product
  const article = await readOldestArticle()
  const list = routes.machineType(brand.handle, type.handle)
  return {
    "blogs/[slug]": [at(routes.blog(article?.handle ?? ""))],
    "browse-products": [
      at(routes.browseProducts),
      { path: `${routes.browseProducts}?machine_type=${type.handle}&view=table`, isHidden: true },
    ],
    "buy-back-offer": [
      {
        path: `${routes.buyBack}?model=zebra-tc52&age=3&condition=good&quantity=10`,
        canonical: routes.buyBack,
      },
    ],
    "co2-estimate": [
      { path: `${routes.co2Calculator}?choice=repair&years=3&tablets=4`, canonical: routes.co2Calculator },
    ],
    compare: [
      { path: routes.compare(), isHidden: true },
      { path: routes.compare([product.id]), canonical: routes.compare(), isHidden: true },
    ],
    "products/[brand]": [at(routes.brand(brand.handle))],
    "products/[brand]/[type]": [at(list)],
    // No sample list is longer than a page: the second page redirects to the first (http/browse.spec.ts).
    "products/[brand]/[type]/page/[page]": [],
    "products/[brand]/[type]/[product]": [at(pathOf(product))],
    saved: [
      { path: routes.sharedList(), isHidden: true },
      { path: routes.sharedList(`${product.part_number}:2`), canonical: routes.sharedList(), isHidden: true },
    ],
    search: [{ path: routes.search(product.part_number), canonical: routes.products, isHidden: true }],
    "stock-alert": [{ path: routes.stockAlert(), isHidden: true }],
    "thank-you": [{ path: routes.thankYou(), isHidden: true }],
    [FOLDER]: [at(routes.home)],
    [`${FOLDER}/blogs/[type]/[page]`]: [
      at(routes.blogs),
      { path: "/blog", canonical: routes.blogs },
      at(routes.blogList("news")),
    ],
    [`${FOLDER}/cart`]: [{ path: routes.cart, isHidden: true }],
    [`${FOLDER}/co2-calculator`]: [at(routes.co2Calculator)],
    [`${FOLDER}/company/[...path]`]: COMPANY_PATHS.filter((path) => !OWN_COMPANY_FILES.includes(path)).map(
      at,
    ),
    ...Object.fromEntries(
      OWN_COMPANY_FILES.map((path) => [
        `${FOLDER}/company${path}`,
        [path === routes.worldMap ? { path, isHidden: true as const } : at(path)],
      ]),
    ),
    [`${FOLDER}/free-barcode-generator`]: [at(routes.barcodeGenerator)],
    // http/addresses.spec.ts tests its status.
    [`${FOLDER}/not-found`]: [],
    [`${FOLDER}/products`]: [at(routes.products)],
    [`${FOLDER}/products/brands`]: [{ path: routes.brands, canonical: routes.products }],
  }
}

/** The same pages as a list, in a steady order. */
export const publicPages = async (): Promise<readonly PublicPage[]> =>
  Object.values(await pagesByFile()).flat()
