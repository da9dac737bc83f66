import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { freePort } from "../lib/ports.ts"
import { type Received, hostileVisits, type HostileVisit, send } from "./hostile-visits.ts"
import { differenceFrom, type Page } from "./page-states/page.ts"
import { freshRenderId } from "./page-states/shop-front.ts"
import { type Backend, FaultShop } from "./shop.ts"
import { storedAddresses } from "./storefront-addresses.ts"

/** Number of requests; FAULT_REQUESTS=20000 for a thorough run. */
const REQUESTS = Number(process.env.FAULT_REQUESTS ?? 6_000)
/** Seed of the requests, another one each time; HOSTILE_SEED repeats one. */
const SEED = Number(process.env.HOSTILE_SEED ?? Date.now() % 1_000_000)
const AT_A_TIME = 10
/** Products whose card, picture and data sheet are compared: each is drawn twice. */
const DRAWN = 12
/** Longest time of a response, in ms. A slower one is sent again by itself: the machine may be busy. */
const HANGS_AFTER_MS = 2_000
/** Highest value of a limit. */
const OFF = "1000000"
/** No request of this test is believed to come through a proxy. */
const NO_PROXY = "192.0.2.1"

/** A document whose day of making is part of it. */
const withoutDates = (body: Buffer) => body.toString("latin1").replace(/D:\d{14}Z?/g, "D:")

const pageOf = ({ status, headers, body }: Received): Page => ({
  status,
  location: headers.location ?? null,
  retryAfter: headers["retry-after"] ?? null,
  html: body.toString("utf8"),
})

describe(`${REQUESTS} hostile requests to the storefront (seed ${SEED})`, () => {
  let shop: FaultShop
  let storefront: Backend
  let fresh: Backend
  let addresses: string[]

  beforeAll(async () => {
    shop = await FaultShop.open()
    const backend = await shop.startBackend("backend", {
      RATE_LIMIT_SEARCH: OFF,
      RATE_LIMIT_SUGGESTIONS: OFF,
      RATE_LIMIT_SIGN_IN: OFF,
      RATE_LIMIT_FORMS: OFF,
      RATE_LIMIT_MAIL: OFF,
    })
    const settings = {
      MEDUSA_BACKEND_URL: backend.url,
      TRUSTED_PROXIES: NO_PROXY,
      RATE_LIMIT_DRAWINGS: OFF,
      RATE_LIMIT_MISSING: OFF,
    }
    storefront = await shop.startStorefront("hostile", settings, await freePort())
    fresh = await shop.startStorefront("fresh", settings, await freePort())
    addresses = await storedAddresses(fresh.url, DRAWN)
    expect(addresses.length).toBeGreaterThan(200)
  })

  afterAll(async () => {
    await shop.close()
  })

  /** The fault of a response; undefined where there is none. */
  async function faultOf(visit: HostileVisit): Promise<string | undefined> {
    let received = await send(storefront.url, visit)
    if (received.ms > HANGS_AFTER_MS) received = await send(storefront.url, visit)
    const { status, ms, body, headers } = received
    if (status >= 500) return `status ${status}`
    if (ms > HANGS_AFTER_MS) return `${Math.round(ms)} ms`
    if (/\n\s+at |node_modules/.test(body.toString("latin1"))) return "shows its insides"
    return headers["referrer-policy"] && headers["x-content-type-options"] ? undefined : "no security headers"
  }

  it("none answers 5xx, hangs or ends the process", async () => {
    let ended = false
    void storefront.running.ended.then(() => {
      ended = true
    })
    const batch = fc.array(hostileVisits(addresses), { minLength: AT_A_TIME, maxLength: AT_A_TIME })
    await fc.assert(
      fc.asyncProperty(batch, async (visits) => {
        const faults = await Promise.all(
          visits.map(async (visit) => ({ visit, fault: await faultOf(visit) })),
        )
        expect(faults.filter(({ fault }) => fault !== undefined)).toEqual([])
      }),
      { seed: SEED, numRuns: REQUESTS / AT_A_TIME, endOnFailure: true },
    )
    expect(ended).toBe(false)
    expect(storefront.running.lastLines.filter((line) => /unhandled/i.test(line))).toEqual([])
  }, 900_000)

  it("and what is stored afterwards is what a fresh start renders: pages, cards, data sheets, sitemaps", async () => {
    const secret = freshRenderId()
    const anew = { "x-prerender-revalidate": secret, range: "bytes=0-" }
    const differences: string[] = []
    for (const address of [
      ...addresses,
      "/no/such/page",
      "/products/zebra/barcode-scanners/no-such-product",
    ]) {
      const [stored, rendered] = await Promise.all([
        send(storefront.url, { method: "GET", target: address, headers: {} }),
        send(fresh.url, { method: "GET", target: address, headers: anew }),
      ])
      const isPage = String(rendered.headers["content-type"]).startsWith("text/html")
      const difference = isPage
        ? differenceFrom(pageOf(rendered), pageOf(stored))
        : stored.status === rendered.status && withoutDates(stored.body) === withoutDates(rendered.body)
          ? null
          : `status ${stored.status} and ${stored.body.length} bytes instead of ${rendered.status} and ${rendered.body.length}`
      if (difference !== null) differences.push(`${address}: ${difference}`)
      if (stored.body.includes("hostile-")) differences.push(`${address}: contains what a stranger sent`)
    }
    expect(differences).toEqual([])
  }, 600_000)
})
