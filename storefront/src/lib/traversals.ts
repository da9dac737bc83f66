type Interceptor = (traversal: PopStateEvent) => void

let interceptor: Interceptor | null = null

// Listeners of the window are called in the order of their registration, in every phase: this module is part of every
// page's first script, so that its listener is registered before the router's.
if (typeof window !== "undefined")
  window.addEventListener("popstate", (traversal) => interceptor?.(traversal))

/**
 * Calls back at each step through the browser's history, before the router, which the callback may stop.
 *
 * @returns a function that unsubscribes
 */
export function interceptTraversals(next: Interceptor): () => void {
  interceptor = next
  return () => {
    if (interceptor === next) interceptor = null
  }
}
