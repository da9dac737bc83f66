import { SAMPLE } from "../schema/sample-form"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { submitForm } from "./submit-form"

interface Reply {
  status: number
  body: unknown
}

const stored: Reply = {
  status: 200,
  body: { form_submission: { id: "fsub_1", reference: "SW-2026-000001" } },
}
const unavailable: Reply = {
  status: 503,
  body: {
    message: "Network error. Please check your internet connection and try again.",
    errors: [],
    isRetryable: true,
  },
}

describe("submitForm", () => {
  let server: Server
  let origin: string
  /** Replies to the tries in turn; null closes the connection. */
  let replies: (Reply | null)[]
  let keys: (string | string[] | undefined)[]

  beforeAll(async () => {
    server = createServer((req, res) => {
      if (req.method === "HEAD") return void res.writeHead(200).end()
      keys.push(req.headers["idempotency-key"])
      const reply = replies.shift()
      if (!reply) return void req.socket.destroy()
      res.writeHead(reply.status).end(JSON.stringify(reply.body))
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    keys = []
    vi.spyOn(console, "error").mockImplementation(() => undefined)
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const submit = () => submitForm(SAMPLE, "key-key-key", { origin, retryWaitMs: 1 })

  it("tries again while the backend is unavailable, under the same key", async () => {
    replies = [unavailable, null, { status: 504, body: "<html>" }, stored]
    expect(await submit()).toMatchObject({ ok: true })
    expect(keys).toEqual(Array(4).fill("key-key-key"))
  })

  it("gives up after three tries more, with the words of the specification", async () => {
    replies = [unavailable, unavailable, unavailable, unavailable, stored]
    expect(await submit()).toEqual({
      ok: false,
      message: (unavailable.body as { message: string }).message,
      errors: [],
    })
    expect(keys).toHaveLength(4)
  })

  it("takes a request that alone does not pass for one that the browser blocks", async () => {
    replies = []
    expect(await submit()).toMatchObject({
      ok: false,
      message:
        "Request blocked by browser extension or security software. Please disable ad blockers and try again.",
    })
  })

  it("does not repeat what is refused, and hands the faults on", async () => {
    const errors = [{ path: ["email"], message: "Enter an e-mail address" }]
    replies = [
      { status: 400, body: { message: "Enter an e-mail address", errors, isRetryable: false } },
      stored,
    ]
    expect(await submit()).toEqual({ ok: false, message: "Enter an e-mail address", errors })
    expect(keys).toHaveLength(1)
  })
})
