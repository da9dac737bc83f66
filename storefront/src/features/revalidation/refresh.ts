import { setTimeout as pause } from "node:timers/promises"
import type { CatalogueChange } from "@scanwright/backend/contract"
import { env } from "@/config/env"
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
/** Where the backend tells of changes, and this server itself once more. */
const MESSAGES = "/api/revalidate"
/** Wait before the second message, in ms: longer than a page takes to render, short enough for the promise of two seconds. */
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

/**
 * Has the touched pages rendered again. What they were made of is marked stale already.
 *
 * @param touched what a change touches
 */
export async function refresh(touched: Touched): Promise<void> {
  await Promise.all([visit(touched.paths), listPagesOf(touched).then(visit)])
}

/** The message of {@link tellAgain}, by which it is told from the backend's. */
export const isSecondMessage = (request: Request): boolean =>
  new URL(request.url).searchParams.get("pass") === "2"

/**
 * Sends the backend's message once more, to this server: a page whose render began before the change and ended after it counts
 * as fresh although it shows the old state. A message, for tags that are marked after an answer count only when all that is
 * done after it has ended, the visits to the pages included.
 *
 * @param changes as the backend told them
 */
export async function tellAgain(changes: readonly CatalogueChange[]): Promise<void> {
  await pause(SECOND_PASS_MS)
  try {
    const response = await fetch(`${ownOrigin()}${MESSAGES}?pass=2`, {
      method: "POST",
      headers: { authorization: `Bearer ${env().REVALIDATE_SECRET}`, "content-type": "application/json" },
      body: JSON.stringify({ changes }),
      cache: "no-store",
      signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`It answered ${response.status}: ${await response.text()}`)
  } catch (error) {
    console.error("Telling this server of a change once more failed:", error)
  }
}
