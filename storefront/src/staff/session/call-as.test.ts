import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { callAs, callOnceAs } from "./call-as"

/** A real server in Medusa's place: responds with these statuses in turn, and records the requests. */
let statuses: number[]
let asked: IncomingMessage[]
const server = createServer((request, response) => {
  asked.push(request)
  const status = statuses.shift() ?? 200
  response.writeHead(status, { "content-type": "application/json" })
  response.end(JSON.stringify(status === 200 ? { brand: { id: "brand_01" } } : { message: "Because." }))
})

// One for all tests: requests are sent on connections that stand, and one whose server has ended fails on its way.
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve)
  })
  const { port } = server.address() as AddressInfo
  Object.assign(process.env, {
    MEDUSA_BACKEND_URL: `http://127.0.0.1:${port}`,
    MEDUSA_PUBLISHABLE_KEY: "pk_test",
    REVALIDATE_SECRET: "a secret for this test",
    SITE_URL: "http://localhost:8000",
  })
})

beforeEach(() => {
  statuses = []
  asked = []
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const write = { method: "POST", body: { name: "Zebra" }, action: "add brand", retryWaitMs: 1 } as const

describe("a call to the Admin API", () => {
  it("carries the session, and the state of the record it was made on", async () => {
    const result = await callAs("token", "/admin/brands/brand_01", {
      ...write,
      ifMatch: "2026-11-22T00:00:00.000Z",
    })
    expect(result).toEqual({ ok: true, value: { brand: { id: "brand_01" } } })
    expect(asked[0]?.headers).toMatchObject({
      authorization: "Bearer token",
      "if-match": '"2026-11-22T00:00:00.000Z"',
    })
  })

  it("is not made for whom nobody knows", async () => {
    expect(await callOnceAs(undefined, "/admin/brands", {})).toMatchObject({
      ok: false,
      failure: { kind: "expired" },
    })
    expect(asked).toHaveLength(0)
  })

  it.each([
    [401, "expired", "Your session has ended. Please sign in again."],
    [403, "permission", "Permission denied. Please check your authentication status."],
    [404, "not_found", "Failed to add brand: Because."],
    [400, "invalid", "Failed to add brand: Because."],
    [409, "conflict", "Failed to add brand: Because."],
    [500, "other", "Failed to add brand: Because."],
  ])("tells HTTP %i as %s, at once (section 8)", async (status, kind, message) => {
    statuses = [status]
    expect(await callAs("token", "/admin/brands", write)).toMatchObject({
      ok: false,
      failure: { kind, message },
    })
    expect(asked).toHaveLength(1)
  })

  it("is tried again up to three times while Medusa is unavailable (section 9)", async () => {
    statuses = [503, 504, 502, 200]
    expect(await callAs("token", "/admin/brands", write)).toMatchObject({ ok: true })
    expect(asked).toHaveLength(4)
  })

  it("is not made twice where that could do it twice, unless it surely did not arrive", async () => {
    const adding = { ...write, isRepeatable: false }
    statuses = [504]
    expect(await callAs("token", "/admin/brands", adding)).toMatchObject({ ok: false })
    expect(asked).toHaveLength(1)

    statuses = [503, 200]
    expect(await callAs("token", "/admin/brands", adding)).toMatchObject({ ok: true })
    expect(asked).toHaveLength(3)
  })
})
