import { readFileSync } from "node:fs"
import { SetupError } from "../lib/errors.ts"
import { LARGEST_BRAND } from "./generated-catalogue.ts"
import { ask, type Shop, staffOf } from "./shop.ts"

const RENAME_TIMEOUT_MS = 15 * 60_000
/** Longest time of a request during a large change by staff, in ms. */
export const STALL_MS = 100

/** How renaming the largest brand affects other requests. Times in ms. */
export interface RenameResult {
  products: number
  /** until every product carries the new name */
  whole: number
  /** longest time of a request during the rename */
  longestStall: number
  /** number of requests that took longer than STALL_MS */
  stalls: number
  requests: number
}

/**
 * Renames the brand with the most products while requesting a list, one request after the other.
 * @throws SetupError when the products do not carry the new name within a quarter of an hour
 */
export async function measureRename(shop: Shop): Promise<RenameResult> {
  const staff = await staffOf(shop)
  const { brands: found } = await ask<{ brands: { id: string; product_count: number }[] }>(
    shop,
    `/store/brands?q=${encodeURIComponent(LARGEST_BRAND)}&limit=1`,
  )
  const [brand] = found
  if (!brand) throw new SetupError(`There is no brand "${LARGEST_BRAND}".`)
  const renamed = "Renamed Brand"
  // Products are written in about the order of names, so the brand's last product is about the last one written.
  const counted = `/store/catalogue?facets=false&limit=1&q=${encodeURIComponent(renamed)}`
  const began = performance.now()
  const change = staff(`brands/${brand.id}`, { name: renamed })
  let longestStall = 0
  let stalls = 0
  let requests = 0
  for (;;) {
    const asked = performance.now()
    const { count } = await ask<{ count: number }>(shop, counted)
    const took = performance.now() - asked
    longestStall = Math.max(longestStall, took)
    if (took > STALL_MS) stalls += 1
    requests += 1
    if (count >= brand.product_count) break
    if (performance.now() - began > RENAME_TIMEOUT_MS) {
      throw new SetupError(
        `After a quarter of an hour ${count} of ${brand.product_count} products are renamed.`,
      )
    }
  }
  await change
  const whole = performance.now() - began
  return { products: brand.product_count, whole, longestStall, stalls, requests }
}

/** Memory of a process, in MB; undefined on systems other than Linux. @param pid its id */
export function memoryOf(pid: number | undefined): number | null {
  if (process.platform !== "linux" || pid === undefined) return null
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
  return kilobytes ? Math.round(Number(kilobytes) / 1000) : null
}
