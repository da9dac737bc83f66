import { renewPages } from "@scanwright/static-pages/next"
import { ownOrigin } from "@/config/own-origin"
import * as apiRoutes from "@/config/api-routes"
import * as routes from "@/config/routes"
import type { ProductList, Touched } from "@/lib/medusa/cache-manifest"
import { countPages, listsOf } from "@/lib/medusa/catalogue"
import type { Result } from "@/lib/medusa/failure"

/** Pages of one list that are rendered at once; later pages are rendered on their next request. */
const LIST_PAGES_WARMED = 20

function orLog<Value>(result: Result<Value>, what: string, fallback: Value): Value {
  if (result.ok) return result.value
  console.error(`Refreshing ${what}:`, result.failure.cause)
  return fallback
}

async function pagesOf(list: ProductList): Promise<string[]> {
  const pages = orLog(await countPages(list), `the list ${list.brand}/${list.machineType}`, 1)
  const numbers = Array.from({ length: Math.min(pages, LIST_PAGES_WARMED) }, (_, index) => index + 1)
  return [routes.machineType, apiRoutes.browse.machineType].flatMap((routeOf) =>
    numbers.map((number) => routeOf(list.brand, list.machineType, number)),
  )
}

/** Every page of the touched lists, and the browsing screen's data for them. */
async function listPagesOf(touched: Touched): Promise<string[]> {
  const ofBrands = await Promise.all(
    touched.brands.map(async (brand) => orLog(await listsOf(brand), `the lists of ${brand}`, [])),
  )
  const pages = await Promise.all([...touched.lists, ...ofBrands.flat()].map(pagesOf))
  return [...new Set(pages.flat())]
}

/**
 * Renders the touched pages again. Their tags must have been invalidated before.
 *
 * @param touched the tags and pages of a change
 */
export async function refresh(touched: Touched): Promise<void> {
  const renew = (paths: readonly string[]) => renewPages(paths, ownOrigin())
  await Promise.all([renew(touched.paths), listPagesOf(touched).then(renew)])
}
