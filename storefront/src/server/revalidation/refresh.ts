import { setTimeout as pause } from "node:timers/promises"
import { ownOrigin } from "@/config/own-origin"
import * as apiRoutes from "@/config/api-routes"
import * as routes from "@/config/routes"
import type { ProductList, Touched } from "@/lib/medusa/cache-manifest"
import { countPages, listsOf } from "@/lib/medusa/catalogue"
import type { Result } from "@/lib/medusa/failure"
import { withTimeout } from "@/lib/with-timeout"

/** Pages of one list that are rendered at once; later pages are rendered on their next request. */
const LIST_PAGES_WARMED = 20
/** Pages rendered at the same time. */
const PARALLEL = 4
/** Longest wait for one page, in ms. */
const PAGE_TIMEOUT_MS = 15_000
/** Waits before a page is requested again that was still stale, in ms: most are rendered after the first or second. */
const PATIENCE_MS = [50, 100, 200, 400, 800, 1_600, 3_200]

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

/** Requests a page. @returns whether the response was stale and the page is being rendered */
async function isOld(path: string): Promise<boolean> {
  // The response is not read, so compression would be wasted.
  const headers = { "accept-encoding": "identity" }
  return withTimeout(PAGE_TIMEOUT_MS, async (signal) => {
    const response = await fetch(ownOrigin() + path, {
      cache: "no-store",
      redirect: "manual",
      headers,
      signal,
    })
    await response.arrayBuffer()
    return response.headers.get("x-nextjs-cache") === "STALE"
  })
}

/**
 * Requests a page until it has been rendered after the change: a render already under way may show the old data. While
 * the backend is unavailable the page stays as it was, until its next request.
 */
async function renew(path: string): Promise<void> {
  try {
    for (const wait of PATIENCE_MS) {
      if (!(await isOld(path))) return
      await pause(wait)
    }
  } catch (error) {
    console.error(`Refreshing the page ${path} failed:`, error)
  }
}

/** Renders pages again, a few at a time. */
async function renewAll(paths: readonly string[]): Promise<void> {
  const waiting = [...paths]
  const visitor = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await renew(path)
  }
  await Promise.all(Array.from({ length: PARALLEL }, visitor))
}

/**
 * Renders the touched pages again. Their tags must have been invalidated before.
 *
 * @param touched the tags and pages of a change
 */
export async function refresh(touched: Touched): Promise<void> {
  await Promise.all([renewAll(touched.paths), listPagesOf(touched).then(renewAll)])
}
