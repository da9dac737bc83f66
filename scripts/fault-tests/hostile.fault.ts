import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { fromRoot } from "../lib/paths.ts"
import { type Caller, type GeneratedRequest, HANGS_AFTER_MS, hostileRequests } from "./hostile-requests.ts"
import { type OpenApi } from "./openapi.ts"
import { type Backend, FaultShop } from "./shop.ts"
import { soon } from "./soon.ts"

/** Number of requests; memory settles during the first half. FAULT_REQUESTS=20000 for a thorough run. */
const REQUESTS = Number(process.env.FAULT_REQUESTS ?? 8_000)
/** Seed of the requests, another one each time; HOSTILE_SEED repeats one. */
const SEED = Number(process.env.HOSTILE_SEED ?? Date.now() % 1_000_000)
const AT_A_TIME = 10
/** Requests during which caches, compiled code and connection pools fill up. */
const WARM_UP = 4_000
/** Highest growth of the heap between two moments of a healthy process. */
const HEAP_SLACK = 1.15
const REQUEST_TIMEOUT_MS = 15_000

/** Highest value of a limit. */
const OFF = "1000000"

interface Outcome {
  request: GeneratedRequest
  status: number
  text: string
  /** milliseconds until the response was whole */
  ms: number
}

const isFault = ({ status, text, ms }: Outcome) =>
  status >= 500 || ms > HANGS_AFTER_MS || /\n\s+at |node_modules/.test(text)

describe(`${REQUESTS} generated requests over every route of our own (seed ${SEED})`, () => {
  let shop: FaultShop
  let backend: Backend
  let document: OpenApi
  let callers: Record<Caller, Record<string, string>>
  let ids: string[]
  let heapFile: string

  beforeAll(async () => {
    shop = await FaultShop.open()
    heapFile = join(shop.installation.paths.directory, "heap")
    backend = await shop.startBackend("backend", {
      NODE_OPTIONS: `--expose-gc --require ${fromRoot("scripts", "fault-tests", "heap-probe.cjs")}`,
      HEAP_FILE: heapFile,
      RATE_LIMIT_SIGN_IN: OFF,
      RATE_LIMIT_FORMS: OFF,
      RATE_LIMIT_MAIL: OFF,
      RATE_LIMIT_ACKNOWLEDGEMENTS: OFF,
      RATE_LIMIT_SUGGESTIONS: OFF,
      RATE_LIMIT_SEARCH: OFF,
    })
    document = (await (await fetch(`${backend.url}/openapi.json`)).json()) as OpenApi
    callers = {
      nobody: {},
      visitor: { "x-publishable-api-key": shop.visitor["x-publishable-api-key"] ?? "" },
      staff: { authorization: (await shop.staff(backend)).authorization ?? "" },
    }
    const rows = await shop.rows<{ id: string }>(
      `(select id from product limit 5) union all (select handle from product limit 5)
       union all (select id from brand limit 3) union all (select handle from brand limit 3)
       union all (select id from product_category limit 3) union all (select id from blog limit 3)
       union all (select handle from blog limit 3)`,
    )
    ids = rows.map(({ id }) => id)
  })

  afterAll(async () => {
    await shop.close()
  })

  async function sendOnce(request: GeneratedRequest): Promise<Outcome> {
    const { method, url, body, headers, caller } = request
    const began = performance.now()
    const response = await fetch(`${backend.url}${url}`, {
      method,
      body,
      headers: { ...headers, ...callers[caller] },
      redirect: "manual",
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    const text = await response.text()
    return { request, status: response.status, text, ms: performance.now() - began }
  }

  async function send(request: GeneratedRequest): Promise<Outcome> {
    const outcome = await sendOnce(request)
    return outcome.ms > HANGS_AFTER_MS && outcome.status < 500 ? sendOnce(request) : outcome
  }

  /** Size of the heap in bytes, after a garbage collection. */
  async function heap(): Promise<number> {
    rmSync(heapFile, { force: true })
    process.kill(backend.running.pid, "SIGUSR2")
    await soon(() => expect(existsSync(heapFile)).toBe(true))
    return Number(readFileSync(heapFile, "utf8"))
  }

  async function sendMany(count: number, seed: number): Promise<void> {
    const batch = fc.array(hostileRequests(document, ids), { minLength: AT_A_TIME, maxLength: AT_A_TIME })
    await fc.assert(
      fc.asyncProperty(batch, async (requests) => {
        const responses = await Promise.all(requests.map(send))
        expect(responses.filter(isFault)).toEqual([])
      }),
      { seed, numRuns: count / AT_A_TIME, endOnFailure: true },
    )
  }

  it("none answers 5xx, hangs or shows its insides, none ends the process, and memory stays flat", async () => {
    let ended = false
    void backend.running.ended.then(() => {
      ended = true
    })
    await sendMany(WARM_UP, SEED)
    const before = await heap()
    await sendMany(REQUESTS - WARM_UP, SEED + 1)
    const after = await heap()
    console.log(`living heap ${Math.round(before / 1e6)} MB, then ${Math.round(after / 1e6)} MB`)
    expect(ended).toBe(false)
    expect(backend.running.lastLines.filter((line) => /unhandled/i.test(line))).toEqual([])
    expect((await fetch(`${backend.url}/ready`)).status).toBe(200)
    expect(after).toBeLessThan(before * HEAP_SLACK)
  }, 600_000)
})
