import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { freePort } from "../lib/ports.ts"
import { type Received, hostileVisits, type HostileVisit, send } from "./hostile-visits.ts"
import { differenceFrom, type Page } from "./page-states/page.ts"
import { freshRenderId } from "./page-states/shop-front.ts"
import { SEEDS } from "./seeds.ts"
import { storedIn } from "./stored-files.ts"
import { type Backend, FaultShop } from "./shop.ts"
import { storedAddresses } from "./storefront-addresses.ts"

/** Number of requests for each seed; FAULT_REQUESTS=20000 for a thorough run. */
const REQUESTS = Number(process.env.FAULT_REQUESTS ?? 5_000)
const AT_A_TIME = 10
/**
 * Products whose card, picture and data sheet are compared, other ones for each seed; DRAWN=all for all of them. Each is
 * drawn twice, on the same day, which a sheet names.
 */
const DRAWN = process.env.DRAWN === "all" ? Infinity : 40
/** Highest value of a limit. */
const OFF = "1000000"
/** No request of this test is believed to come through a proxy. */
const NO_PROXY = "192.0.2.1"

/** Whether a page is rendered for each visit: then it has a nonce, and is not stored. */
const isOfVisit = ({ headers }: Received) => String(headers["content-security-policy"]).includes("'nonce-")

const pageOf = ({ status, headers, body }: Received): Page => ({
  status,
  location: headers.location ?? null,
  retryAfter: headers["retry-after"] ?? null,
  html: body.toString("utf8"),
})

/** Describes how a stored response differs from a fresh one; null if it does not. */
function difference(stored: Received, fresh: Received): string | null {
  if (String(fresh.headers["content-type"]).startsWith("text/html"))
    return differenceFrom(pageOf(fresh), pageOf(stored))
  return stored.status === fresh.status && stored.body.equals(fresh.body)
    ? null
    : `status ${stored.status} and ${stored.body.length} bytes instead of ${fresh.status} and ${fresh.body.length}`
}

describe("Hostile requests to the storefront", () => {
  let shop: FaultShop
  let storefront: Backend
  let fresh: Backend
  let addresses: string[]

  beforeAll(async () => {
    shop = await FaultShop.open()
    const backend = await shop.startBackend("backend", {
      RATE_LIMIT_SEARCH: OFF,
      RATE_LIMIT_SUGGESTIONS: OFF,
      RATE_LIMIT_FORMS: OFF,
      RATE_LIMIT_MAIL: OFF,
    })
    const settings = {
      MEDUSA_BACKEND_URL: backend.url,
      MEDIA_URLS: `${backend.url}/static`,
      TRUSTED_PROXIES: NO_PROXY,
      RATE_LIMIT_DRAWINGS: OFF,
      RATE_LIMIT_MISSING: OFF,
    }
    storefront = await shop.startStorefront("hostile", settings, await freePort())
    fresh = await shop.startStorefront("fresh", settings, await freePort())
    addresses = await storedAddresses(fresh.url, DRAWN, SEEDS.at(-1) ?? 0)
    expect(addresses.length).toBeGreaterThan(200)
  })

  afterAll(async () => {
    await shop.close()
  })

  /** The fault of a response; undefined where there is none. */
  async function faultOf(visit: HostileVisit): Promise<string | undefined> {
    const { status, body, headers } = await send(storefront.url, visit)
    if (status >= 500) return `status ${status}`
    if (/\n\s+at |node_modules/.test(body.toString("latin1"))) return "shows its insides"
    return headers["referrer-policy"] && headers["x-content-type-options"] ? undefined : "no security headers"
  }

  it.each(SEEDS)(
    `${REQUESTS} of seed %d: none answers 5xx, hangs or ends the process`,
    async (seed) => {
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
        { seed, numRuns: REQUESTS / AT_A_TIME, endOnFailure: true },
      )
      expect(ended).toBe(false)
      expect(storefront.running.lastLines.filter((line) => /unhandled/i.test(line))).toEqual([])
    },
    900_000,
  )

  it("what is stored afterwards is what a fresh start renders: pages, cards, data sheets, sitemaps", async () => {
    const anew = { "x-prerender-revalidate": freshRenderId(), range: "bytes=0-" }
    const differences: string[] = []
    let compared = 0
    for (const target of [
      ...addresses,
      "/no/such/page",
      "/products/zebra/barcode-scanners/no-such-product",
    ]) {
      const [stored, rendered] = await Promise.all([
        send(storefront.url, { method: "GET", target, headers: {} }),
        send(fresh.url, { method: "GET", target, headers: anew }),
      ])
      if (stored.body.includes("hostile-")) differences.push(`${target}: contains what a stranger sent`)
      if (isOfVisit(rendered)) continue
      compared += 1
      const different = difference(stored, rendered)
      if (different !== null) differences.push(`${target}: ${different}`)
    }
    expect(differences).toEqual([])
    expect(compared).toBeGreaterThan(200)
  }, 600_000)

  it("nothing else is stored: no page, read or picture that strangers have invented", () => {
    // The fresh start has rendered every known address by now, and nothing else.
    const known = storedIn(shop.storefrontFolder("fresh"))
    const stored = storedIn(shop.storefrontFolder("hostile"))
    expect([...stored].filter(([name]) => !known.has(name))).toEqual([])
    expect(stored.size).toBeGreaterThan(200)
  })
})
