import { SharedCacheControls } from "./next-internals.mjs"

/** Addresses whose lifetime Next.js may remember; they take about 3 MB. */
const MOST = 10_000

/** What Next.js remembers, by address. */
export const lifetimes = /** @type {Map<string, unknown>} */ (SharedCacheControls["cacheControls"])

/**
 * Lets Next.js forget the lifetimes of pages when there are many: it remembers that of every address it ever rendered, also
 * of those that do not exist. It finds them again in the entries themselves.
 */
export function boundLifetimes() {
  if (lifetimes.size > MOST) lifetimes.clear()
}
