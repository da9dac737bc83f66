import { createServer, type IncomingMessage, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { callForAccount } from "./call"

/** A real server in Medusa's place, which records the requests. */
let asked: IncomingMessage[] = []
let server: Server

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request)
    response.writeHead(200, { "content-type": "application/json" }).end("{}")
  })
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve)
  })
  Object.assign(process.env, {
    MEDUSA_BACKEND_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    MEDUSA_PUBLISHABLE_KEY: "pk_test",
    REVALIDATE_SECRET: "a secret for this test",
    SITE_URL: "http://localhost:8000",
  })
})

beforeEach(() => {
  asked = []
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it("Without a session nothing is sent", async () => {
  for (const token of [undefined, ""])
    expect(await callForAccount(token, "/store/account")).toMatchObject({
      ok: false,
      failure: { kind: "expired" },
    })
  expect(asked).toEqual([])
})

it("A request carries the session's token, the visitor's address for the backend's limits, and the key of a form", async () => {
  await callForAccount("a.b.c", "/store/account/company", {
    method: "POST",
    body: { po_required: true },
    forwardedFor: "198.51.100.7",
    idempotencyKey: "a-key-of-a-form",
  })
  expect(asked[0]?.method).toBe("POST")
  expect(asked[0]?.headers).toMatchObject({
    authorization: "Bearer a.b.c",
    "x-forwarded-for": "198.51.100.7",
    "idempotency-key": "a-key-of-a-form",
    "x-publishable-api-key": "pk_test",
  })
})
