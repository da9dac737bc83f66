import { type IncomingMessage } from "node:http"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { nameVisitor, visitorOf } from "./client-address"

const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage

beforeEach(() => {
  vi.stubEnv("MEDUSA_BACKEND_URL", "http://localhost:9000")
  vi.stubEnv("MEDUSA_PUBLISHABLE_KEY", "pk_1")
  vi.stubEnv("REVALIDATE_SECRET", "0123456789abcdef")
  vi.stubEnv("SITE_URL", "https://shop.example")
})

afterEach(() => vi.unstubAllEnvs())

describe("A visitor's address", () => {
  it("is what a trusted proxy reports, and the connection's own for anybody else", () => {
    const forwarded = { "x-forwarded-for": "198.51.100.1" }
    expect(visitorOf(request("127.0.0.1", forwarded)).address).toBe("198.51.100.1")
    expect(visitorOf(request("203.0.113.9", forwarded)).address).toBe("203.0.113.9")
  })

  it("is the only one that pages and Medusa see", () => {
    const forged = request("203.0.113.9", { "x-forwarded-for": "198.51.100.1", "x-forwarded-proto": "https" })
    nameVisitor(forged, visitorOf(forged))
    expect(forged.headers).toEqual({ "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "http" })
  })
})
