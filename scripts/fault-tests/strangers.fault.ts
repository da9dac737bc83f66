import { connect } from "node:net"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { HANGS_AFTER_MS } from "./hostile-requests.ts"
import { SEEDS } from "./seeds.ts"
import { type Backend, FaultShop } from "./shop.ts"
import { medusaPaths, type StrangerRequest, strangerRequests } from "./stranger-requests.ts"

/** Number of requests for each seed; FAULT_REQUESTS=20000 for a thorough run. */
const REQUESTS = Number(process.env.FAULT_REQUESTS ?? 5_000)
const AT_A_TIME = 10
/** On a busy machine a response may come late; a request that blocks the server does so every time. */
const TRIES = 3
/** Highest value of a limit. */
const OFF = "1000000"

interface Outcome {
  request: StrangerRequest
  /** 0 where no response came in time */
  status: number
  text: string
}

/** The final status at the beginning of a response, after those that only say "go on". */
const STATUS = /^(?:HTTP\/1\.1 1\d\d [^\r]*\r\n\r\n)*HTTP\/1\.1 ([2-5]\d\d)/

describe("Generated requests of strangers to Medusa's own routes", { retry: 1 }, () => {
  let shop: FaultShop
  let backend: Backend
  let key: string

  beforeAll(async () => {
    shop = await FaultShop.open()
    backend = await shop.startBackend("backend", {
      RATE_LIMIT_SIGN_IN: OFF,
      RATE_LIMIT_READS: OFF,
      RATE_LIMIT_WRITES: OFF,
      RATE_LIMIT_NEW_CARTS: OFF,
      RATE_LIMIT_SEARCH: OFF,
    })
    key = shop.visitor["x-publishable-api-key"] ?? ""
  })

  afterAll(async () => {
    await shop.close()
  })

  /** Writes a request as it is, and reads the response until it is whole, or the server ends the connection. */
  async function sendOnce(request: StrangerRequest): Promise<Outcome> {
    const { hostname, port } = new URL(backend.url)
    const { method, target, headers, body, announced } = request
    const lines = Object.entries({
      host: `${hostname}:${port}`,
      connection: "close",
      "x-publishable-api-key": key,
      ...(announced === "chunks"
        ? { "transfer-encoding": "chunked" }
        : { "content-length": String(announced) }),
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    const sent =
      announced === "chunks" ? `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n` : body
    return new Promise((resolve) => {
      let text = ""
      const socket = connect(Number(port), hostname)
      const done = () => {
        socket.destroy()
        resolve({ request, status: Number(STATUS.exec(text)?.[1] ?? 0), text })
      }
      socket.setTimeout(HANGS_AFTER_MS, done)
      socket.on("connect", () => socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n${sent}`))
      socket.on("data", (part) => {
        text += part.toString()
        // Nobody sends the rest of such a body, so the connection would stay open.
        if (typeof announced === "number" && announced > Buffer.byteLength(body) && STATUS.test(text)) done()
      })
      socket.on("error", done)
      socket.on("close", done)
    })
  }

  async function send(request: StrangerRequest): Promise<Outcome> {
    let outcome = await sendOnce(request)
    for (let attempt = 1; outcome.status === 0 && attempt < TRIES; attempt += 1)
      outcome = await sendOnce(request)
    return outcome
  }

  it.each(SEEDS)(
    `${REQUESTS} of seed %d: none answers 5xx, takes over 2 s or shows its insides`,
    async (seed) => {
      const counts = new Map<number, number>()
      const batch = fc.array(strangerRequests(medusaPaths()), { minLength: AT_A_TIME, maxLength: AT_A_TIME })
      await fc.assert(
        fc.asyncProperty(batch, async (requests) => {
          const outcomes = await Promise.all(requests.map(send))
          for (const { status } of outcomes) counts.set(status, (counts.get(status) ?? 0) + 1)
          const faults = outcomes.filter(
            ({ status, text }) => status === 0 || status >= 500 || /\n\s+at |node_modules/.test(text),
          )
          expect(faults.map((fault) => ({ ...fault, text: fault.text.slice(0, 400) }))).toEqual([])
        }),
        { seed, numRuns: REQUESTS / AT_A_TIME, endOnFailure: true },
      )
      console.log(
        [...counts]
          .sort(([a], [b]) => a - b)
          .map(([status, count]) => `${status}: ${count}`)
          .join(", "),
      )
      expect((await fetch(`${backend.url}/ready`)).status).toBe(200)
      // Anybody may create carts, and whoever registers needs an invitation: nothing else was written.
      expect(await shop.rows('select id from "user" where deleted_at is null')).toHaveLength(1)
      expect(await shop.rows("select id from customer")).toEqual([])
    },
    600_000,
  )
})
