type Interceptor = (traversal: PopStateEvent) => void

let interceptor: Interceptor | null = null

// Listeners of the window are called in the order they came in, whatever their phase: this module is part of every page's first
// script, so that it comes before the router.
if (typeof window !== "undefined")
  window.addEventListener("popstate", (traversal) => interceptor?.(traversal))

/**
 * Sees each step through the browser's history before the router does, and may keep it from the router.
 *
 * @returns what ends it
 */
export function interceptTraversals(next: Interceptor): () => void {
  interceptor = next
  return () => {
    if (interceptor === next) interceptor = null
  }
}
