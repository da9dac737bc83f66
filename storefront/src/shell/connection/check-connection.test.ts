import { afterEach, describe, expect, it, vi } from "vitest"
import { checkConnection } from "./check-connection"

/** A browser for which the site and its backend respond with a status; an error is thrown by the browser. */
function respond(site: number | Error, backend: number | Error, isOnline = true) {
  vi.stubGlobal("navigator", { onLine: isOnline })
  vi.stubGlobal("fetch", async (address: string) => {
    const result = address === "/favicon.ico" ? site : backend
    if (typeof result !== "number") throw result
    return new Response(null, { status: result })
  })
}

const refused = new TypeError("Failed to fetch")
const timedOut = new DOMException("The operation timed out.", "TimeoutError")

describe("A check of the connection (specification, 8)", () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it.each([
    ["connected", 200, 200, true],
    ["offline", refused, refused, false],
    ["network", refused, refused, true],
    ["network", 200, timedOut, true],
    ["blocked", 200, refused, true],
    ["permission", 200, 403, true],
    ["unavailable", 200, 503, true],
  ] as const)(
    "finds it %s where the site answers %s and the backend %s",
    async (state, site, backend, isOnline) => {
      respond(site, backend, isOnline)
      expect(await checkConnection()).toBe(state)
    },
  )
})
