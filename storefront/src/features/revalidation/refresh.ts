import { setTimeout as pause } from "node:timers/promises"
import { ownOrigin } from "@/config/own-origin"
import * as apiRoutes from "@/config/api-routes"
import * as routes from "@/config/routes"
import type { ProductList, Touched } from "@/lib/medusa/cache-manifest"
import { countPages, listsOf } from "@/lib/medusa/catalogue"
import type { Result } from "@/lib/medusa/failure"

/** Pages of one list that are rendered again at once; later ones when they are next asked for. */
const LIST_PAGES_WARMED = 20
/** Pages rendered at the same time. */
const PARALLEL = 4
/** Longest wait for one page, in ms. */
const PAGE_TIMEOUT_MS = 15_000
/** Wait before the second pass, in ms: longer than a page takes to render, short enough for the promise of two seconds. */
const SECOND_PASS_MS = 1_000

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

/** Every page of the lists that are touched, and what the browsing screen asks for in their place. */
async function listPagesOf(touched: Touched): Promise<string[]> {
  const ofBrands = await Promise.all(
    touched.brands.map(async (brand) => orLog(await listsOf(brand), `the lists of ${brand}`, [])),
  )
  const pages = await Promise.all([...touched.lists, ...ofBrands.flat()].map(pagesOf))
  return [...new Set(pages.flat())]
}

/** Asks for every page once. A stale page answers with what it has and is rendered again behind it. */
async function visit(paths: readonly string[]): Promise<void> {
  const waiting = [...paths]
  const visitor = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      try {
        const signal = AbortSignal.timeout(PAGE_TIMEOUT_MS)
        const response = await fetch(ownOrigin() + path, { cache: "no-store", redirect: "manual", signal })
        await response.arrayBuffer()
      } catch (error) {
        console.error(`Refreshing the page ${path} failed:`, error)
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, visitor))
}

async function visitTouched(touched: Touched): Promise<void> {
  await Promise.all([visit(touched.paths), listPagesOf(touched).then(visit)])
}

/**
 * Has the touched pages rendered again, twice: a page whose render began before the change and ended after it counts as
 * fresh although it shows the old state, so the second pass marks everything stale once more.
 *
 * @param touched what the change touches, marked stale already
 * @param markStale marks it stale again
 */
export async function refresh(touched: Touched, markStale: () => void): Promise<void> {
  await visitTouched(touched)
  await pause(SECOND_PASS_MS)
  markStale()
  await visitTouched(touched)
}
