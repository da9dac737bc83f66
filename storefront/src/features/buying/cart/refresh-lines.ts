import type { Cart } from "./cart-store"
import { lookUp } from "./look-up"

/** State of prices and stock: being read, up to date, or as stored because the shop is unavailable. */
export type Freshness = "reading" | "current" | "unreachable"

/** Waits before the next attempts after failures, in ms; the last is repeated. */
const WAITS_MS = [2_000, 5_000, 10_000, 30_000]
/** Age from which prices are read again when the visitor returns to the page, in ms. */
const STALE_MS = 60_000
/** Most lines of one request. */
const PORTION = 500

/** Variants of the cart's lines, each once: lines without a variant cannot be looked up. */
const variantsOf = (cart: Cart): string[] => cart.getState().items.flatMap(({ variantId }) => variantId ?? [])

/**
 * Refreshes prices and stock of the cart's lines: at once, for lines added later, and when the visitor returns to the
 * page; retries while the shop is unavailable.
 *
 * @param say called with each change of the state
 * @returns `retry` reads at once, `stop` ends the refreshing
 */
export function startRefreshing(cart: Cart, say: (freshness: Freshness) => void) {
  const end = new AbortController()
  let asked: ReadonlySet<string> = new Set()
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let readAt = 0
  let isReading = false

  const isAnyNew = () => variantsOf(cart).some((id) => !asked.has(id))
  const read = async () => {
    clearTimeout(timer)
    if (isReading || end.signal.aborted) return
    isReading = true
    const variants = variantsOf(cart)
    asked = new Set(variants)
    try {
      if (variants.length > 0) say("reading")
      for (let at = 0; at < variants.length; at += PORTION) {
        const portion = variants.slice(at, at + PORTION)
        const found = await lookUp({ variants: portion }, end.signal)
        cart.getState().refresh(new Map(portion.map((id, index) => [id, found.variants[index] ?? null])))
      }
      failures = 0
      readAt = Date.now()
      say("current")
    } catch (error) {
      if (end.signal.aborted) return
      console.warn("Prices and stock of the cart could not be read:", error)
      say("unreachable")
      timer = setTimeout(() => void read(), WAITS_MS[Math.min(failures, WAITS_MS.length - 1)])
      failures += 1
    } finally {
      isReading = false
    }
    // Added while the others were read.
    if (isAnyNew()) void read()
  }

  const retry = () => {
    failures = 0
    void read()
  }
  const onReturn = () => {
    if (document.visibilityState === "visible" && Date.now() - readAt > STALE_MS) retry()
  }
  const unsubscribe = cart.subscribe(() => {
    if (isAnyNew()) void read()
    // A product that is put back later has the price and stock of then, and is read again.
    else asked = new Set(variantsOf(cart))
  })
  window.addEventListener("online", retry, { signal: end.signal })
  document.addEventListener("visibilitychange", onReturn, { signal: end.signal })
  void read()

  return {
    retry,
    stop: () => {
      clearTimeout(timer)
      unsubscribe()
      end.abort()
    },
  }
}
