import type { ConnectionState } from "@scanwright/design-system"

/** Longest wait for one response, in ms (specification, section 9). */
const TIMEOUT_MS = 5_000

/** Connection state by the status of the small read; any other status means that the backend is unavailable. */
const STATE_OF_STATUS: Readonly<Record<number, ConnectionState>> = {
  401: "permission",
  403: "permission",
}

const ask = (address: string, method: "GET" | "HEAD") =>
  fetch(address, { method, cache: "no-store", signal: AbortSignal.timeout(TIMEOUT_MS) })

/**
 * Checks whether this site responds, and whether its backend does (specification, section 7): HEAD /favicon.ico, then a
 * small read. A response of the site that the browser blocks means an extension.
 */
export async function checkConnection(): Promise<ConnectionState> {
  try {
    await ask("/favicon.ico", "HEAD")
  } catch {
    return navigator.onLine ? "network" : "offline"
  }
  try {
    const { ok, status } = await ask("/api/health", "GET")
    return ok ? "connected" : (STATE_OF_STATUS[status] ?? "unavailable")
  } catch (error) {
    return error instanceof DOMException && error.name === "TimeoutError" ? "network" : "blocked"
  }
}
