import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Caller, hostileRequests } from "./hostile-requests.ts"
import { type HostileVisit, send } from "./hostile-visits.ts"
import { type OpenApi } from "./openapi.ts"
import { SEEDS } from "./seeds.ts"
import { type Backend, FaultShop } from "./shop.ts"
import { strangerRequests } from "./stranger-requests.ts"

/** Number of requests for each seed; FAULT_REQUESTS=20000 for a thorough run. */
const REQUESTS = Number(process.env.FAULT_REQUESTS ?? 4_000)
const AT_A_TIME = 10

/** Highest value of a limit. */
const OFF = "1000000"
const LIMITS = [
  "SIGN_IN",
  "FORMS",
  "MAIL",
  "ACKNOWLEDGEMENTS",
  "SUGGESTIONS",
  "SEARCH",
  "READS",
  "WRITES",
  "NEW_CARTS",
]

describe("Generated requests to the backend", () => {
  let shop: FaultShop
  let backend: Backend
  let document: OpenApi
  let callers: Record<Caller, Record<string, string>>
  let ids: string[]

  beforeAll(async () => {
    shop = await FaultShop.open()
    backend = await shop.startBackend(
      "backend",
      Object.fromEntries(LIMITS.map((name) => [`RATE_LIMIT_${name}`, OFF])),
    )
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

  /** Sends a request, and again where the connection broke: a server may end one whose body it does not read. */
  const faultOf = async (visit: HostileVisit) => {
    const { status, body } = await send(backend.url, visit).catch(() => send(backend.url, visit))
    const text = body.toString("latin1")
    const isFault = status >= 500 || /\n\s+at |node_modules/.test(text)
    return isFault ? { visit, status, text: text.slice(0, 400) } : undefined
  }

  /** Expects no fault of so many requests, and that the process goes on. */
  async function expectNoFault(requests: fc.Arbitrary<HostileVisit>, seed: number): Promise<void> {
    let ended = false
    void backend.running.ended.then(() => {
      ended = true
    })
    await fc.assert(
      fc.asyncProperty(fc.array(requests, { minLength: AT_A_TIME, maxLength: AT_A_TIME }), async (visits) => {
        const faults = await Promise.all(visits.map(faultOf))
        expect(faults.filter((fault) => fault !== undefined)).toEqual([])
      }),
      { seed, numRuns: REQUESTS / AT_A_TIME, endOnFailure: true },
    )
    expect(ended).toBe(false)
    expect(backend.running.lastLines.filter((line) => /unhandled/i.test(line))).toEqual([])
    expect((await fetch(`${backend.url}/ready`)).status).toBe(200)
  }

  it.each(SEEDS)(
    `${REQUESTS} of seed %d by strangers to Medusa's own routes: none answers 5xx, hangs or shows its insides`,
    async (seed) => {
      const key = callers.visitor
      const requests = strangerRequests().map((one) => ({ ...one, headers: { ...key, ...one.headers } }))
      await expectNoFault(requests, seed)
      // Anybody may create carts, and whoever registers needs an invitation: nothing else was written.
      expect(await shop.rows('select id from "user" where deleted_at is null')).toHaveLength(1)
      expect(await shop.rows("select id from customer")).toEqual([])
    },
    600_000,
  )

  it.each(SEEDS)(
    `${REQUESTS} of seed %d by everybody to every route of our own: none answers 5xx, hangs or shows its insides`,
    async (seed) => {
      const requests = hostileRequests(document, ids).map(({ url, caller, headers, ...one }) => ({
        ...one,
        target: url,
        headers: { ...headers, ...callers[caller] },
      }))
      await expectNoFault(requests, seed)
    },
    600_000,
  )
})
