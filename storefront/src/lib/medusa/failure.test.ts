import { FetchError } from "@medusajs/js-sdk"
import { describe, expect, it } from "vitest"
import { isNotFound, toFailure } from "./failure"

describe("toFailure", () => {
  it.each([
    [401, "permission", "Permission denied. Please check your authentication status.", false],
    [403, "permission", "Permission denied. Please check your authentication status.", false],
    [503, "unavailable", "Network error. Please check your internet connection and try again.", true],
    [429, "unavailable", "Network error. Please check your internet connection and try again.", true],
    [500, "other", "Failed to load brands: boom", false],
    [404, "not_found", "Failed to load brands: boom", false],
  ])("maps HTTP %i to %s", (status, kind, message, isRetryable) => {
    const cause = new FetchError("boom", "text", status)
    expect(toFailure(cause, "load brands")).toEqual({
      kind,
      message,
      isRetryable,
      status,
      cause,
    })
  })

  it("tells a missing record from every other failure", () => {
    const failureOf = (status: number) => toFailure(new FetchError("boom", "text", status), "load brand")
    expect([404, 400, 401, 410, 500, 503].filter((status) => isNotFound(failureOf(status)))).toEqual([404])
    expect(isNotFound(toFailure(new TypeError("fetch failed"), "load brand"))).toBe(false)
  })

  it("takes a refused connection and a timeout for the network", () => {
    expect(toFailure(new TypeError("fetch failed"), "load brands").kind).toBe("unavailable")
    expect(toFailure(new DOMException("late", "TimeoutError"), "load brands").kind).toBe("unavailable")
  })

  it("knows a request that the browser's own software blocked", () => {
    expect(toFailure(new TypeError("net::ERR_BLOCKED_BY_CLIENT"), "add brand")).toMatchObject({
      kind: "blocked",
      isRetryable: true,
    })
  })
})
