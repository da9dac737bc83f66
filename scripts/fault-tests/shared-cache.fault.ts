import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type StoreCatalogueResponse } from "@scanwright/backend/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { assembleStorefront, FINGERPRINT } from "../lib/build.ts"
import { freePort, LOOPBACK } from "../lib/ports.ts"
import { type RunningProgram } from "../lib/processes.ts"
import { startRedis } from "../lib/redis.ts"
import { Collector } from "./collector.ts"
import { metricsAt, sumOf } from "./metrics.ts"
import { type Backend, FaultShop } from "./shop.ts"
import { soon } from "./soon.ts"

/** A search text, which must not be in logs or traces. */
const SECRET = "unmistakable"
/** Longest wait for traces, in ms, which are sent in batches. */
const TRACED_WITHIN_MS = 60_000

const redisServer = process.env.REDIS_SERVER_PATH

interface Page {
  status: number
  location: string | null
  type: string | null
  cacheControl: string | null
  title: string
}

async function visit({ url }: Backend, path: string): Promise<Page & { body: string }> {
  const response = await fetch(url + path, { redirect: "manual" })
  const header = (name: string) => response.headers.get(name)
  const body = await response.text()
  return {
    status: response.status,
    location: header("location"),
    type: header("content-type"),
    cacheControl: header("cache-control"),
    title: /<title>(.*?)<\/title>/.exec(body)?.[1] ?? "",
    body,
  }
}

/** The parts of a page that stay the same when it is rendered again. */
const lasting = ({ status, location, type, cacheControl, title }: Page): Page => ({
  status,
  location,
  type,
  cacheControl,
  title,
})

describe.runIf(redisServer)("Two storefronts on one Redis", () => {
  let shop: FaultShop
  let redis: RunningProgram
  let backend: Backend
  let storefronts: Backend[] = []
  let product: StoreCatalogueResponse["products"][number]
  /** Each page as a visitor of the first storefront saw it, by its address. */
  const seen = new Map<string, Page>()
  const ports = { redis: 0, backend: 0, storefronts: [] as number[], metrics: [] as number[] }
  const collector = new Collector()
  let tracing: Record<string, string> = {}

  const startBackend = async () => {
    const settings = {
      STOREFRONT_URL: `http://${LOOPBACK}:${ports.storefronts[0]}`,
      METRICS_PORT: String(ports.metrics[0]),
      ...tracing,
    }
    backend = await shop.startBackend("backend", settings, ports.backend)
  }

  const startStorefront = (index: number) => {
    const settings = {
      REDIS_URL: `redis://${LOOPBACK}:${ports.redis}`,
      MEDUSA_BACKEND_URL: `http://${LOOPBACK}:${ports.backend}`,
      METRICS_PORT: String(ports.metrics[index + 1]),
      ...tracing,
    }
    return shop.startStorefront(`storefront-${index + 1}`, settings, ports.storefronts[index] ?? 0)
  }

  const startStorefronts = async () => {
    storefronts = await Promise.all(ports.storefronts.map((_port, index) => startStorefront(index)))
  }

  const storefront = (index: number): Backend => {
    const found = storefronts[index]
    if (!found) throw new Error(`storefront ${index + 1} was not started`)
    return found
  }

  const restartStorefronts = async () => {
    await Promise.all(storefronts.map(({ running }) => shop.kill(running)))
    await startStorefronts()
  }

  const expectAllServedBy = async (one: Backend) => {
    for (const [path, page] of seen) expect(await visit(one, path), path).toMatchObject(page)
  }

  beforeAll(async () => {
    ports.redis = await freePort()
    ports.backend = await freePort()
    ports.storefronts = [await freePort(), await freePort()]
    ports.metrics = [await freePort(), await freePort(), await freePort()]
    tracing = await collector.start()
    shop = await FaultShop.open()
    redis = await startRedis(redisServer ?? "", ports.redis, shop.installation.processes)
    // Makes every statement a slow one, which is logged.
    await shop.rows("alter role current_user set log_min_duration_statement = 0")
    await startBackend()
    await startStorefronts()
    const list = await fetch(`${backend.url}/store/catalogue?q=ds2208&limit=1`, { headers: shop.visitor })
    const [found] = ((await list.json()) as StoreCatalogueResponse).products
    if (!found) throw new Error("the sample catalogue has no DS2208")
    product = found
  })

  afterAll(async () => {
    await shop.close()
    await collector.stop()
  })

  const path = () => `/products/${product.brand?.handle}/${product.machine_type?.handle}/${product.handle}`

  it("a page, a 404 and a redirect rendered by one are served by the other while the backend is unavailable", async () => {
    const expected = new Map([
      [path(), 200],
      ["/", 200],
      [`/products/${product.brand?.handle}`, 200],
      [`/products/${product.brand?.handle}/no-such-type/${product.handle}`, 308],
      [`/products/${product.brand?.handle}/${product.machine_type?.handle}/no-such-product`, 404],
    ])
    for (const [address, status] of expected) {
      const page = await visit(storefront(0), address)
      expect(page.status, address).toBe(status)
      seen.set(address, lasting(page))
    }
    await shop.kill(backend.running)
    // The first one stores a page after its response was sent.
    await soon(() => expectAllServedBy(storefront(1)))
    expect((await visit(storefront(1), `/products/${product.brand?.handle}/never-seen/page`)).status).toBe(
      503,
    )
  })

  it("both serve every page seen before when they are restarted without a backend", async () => {
    await restartStorefronts()
    await expectAllServedBy(storefront(0))
    await expectAllServedBy(storefront(1))
  })

  it("pages go on while Redis is unavailable, and are written to a Redis that comes back empty, what does not exist is not", async () => {
    await shop.kill(redis)
    await expectAllServedBy(storefront(0))
    redis = await startRedis(redisServer ?? "", ports.redis, shop.installation.processes)
    await soon(() => {
      expect(storefront(0).running.lastLines.join("\n")).toContain("The shared cache is back.")
    })
    await restartStorefronts()
    for (const [address, page] of seen) {
      const response = await visit(storefront(1), address)
      if (page.status === 200) expect(response, address).toMatchObject(page)
      // The stored reads of a product may say where it is, though nothing stored its redirect.
      else expect(page.status === 308 ? [308, 503] : [503], address).toContain(response.status)
    }
  })

  it("a price changed by staff comes to the page of both", async () => {
    await startBackend()
    const variant = `/admin/products/${product.id}/variants/${product.variant_id}`
    const { status } = await fetch(backend.url + variant, {
      method: "POST",
      headers: await shop.staff(backend),
      body: JSON.stringify({ prices: [{ currency_code: "gbp", amount: 4321.5 }] }),
    })
    expect(status).toBe(200)
    await soon(async () => {
      const pages = await Promise.all(storefronts.map((one) => visit(one, path())))
      expect(pages.map(({ body }) => body.includes("4,321.50"))).toEqual([true, true])
    })
  })

  const logOf = (part: string) => readFileSync(join(shop.installation.paths.logs, `${part}.log`), "utf8")

  it("a visit can be followed by one id, from the storefront through Medusa into the database", async () => {
    const id = `asked-about-${ports.redis}`
    const visited = await fetch(`${storefront(0).url}/browse-products?q=${SECRET}`, {
      headers: { "x-request-id": id },
    })
    expect(visited.status).toBe(200)
    // A response that nobody reads to its end is none for the metrics.
    await visited.text()
    await soon(() => {
      const lines = logOf("backend")
        .split("\n")
        .filter((line) => line.includes(id))
      expect(lines.join("\n")).toContain("/store/catalogue")
      expect(logOf("postgres")).toContain(`/*request_id=${id}*/`)
    })
    expect(logOf("backend") + logOf("postgres")).not.toContain(SECRET)
  })

  it("a statement that is slow is written down with the id of its request and without its values", async () => {
    const id = `slow-${ports.redis}`
    let isLocked = true
    const locked = shop
      .rows("begin; lock table search_columns in access exclusive mode; select pg_sleep(2); commit")
      .finally(() => {
        isLocked = false
      })
    const ask = `${backend.url}/store/catalogue?q=${SECRET}`
    while (isLocked) await fetch(ask, { headers: { ...shop.visitor, "x-request-id": id } })
    await locked
    // The log is written by the process that started the server, a moment after the line.
    await soon(() => {
      const lines = logOf("backend").split("\n")
      const slow = lines.filter((line) => line.includes("A statement took") && line.includes(id))
      expect(slow.join("\n")).toContain("search_columns")
      expect(slow.join("\n")).not.toContain(SECRET)
    })
  })

  it("a trace goes on from one server to the next, and nothing that a visitor wrote leaves with it", async () => {
    const tracesOf = (service: string) =>
      collector.spans.filter((span) => span.service === service).map(({ traceId }) => traceId)
    await soon(() => {
      const begun = new Set(tracesOf("scanwright-storefront"))
      expect(tracesOf("scanwright-medusa").filter((trace) => begun.has(trace))).not.toEqual([])
    }, TRACED_WITHIN_MS)
    const key = shop.visitor["x-publishable-api-key"] ?? ""
    expect([SECRET, key].flatMap((word) => collector.places(word))).toEqual([])
  })

  it("the metrics tell what was asked, where pages were found and what waits, and no address", async () => {
    let ofMedusa = await metricsAt(ports.metrics[0] ?? 0)
    // At the first request, on a crowded machine, the database may be too slow for the metrics.
    await soon(async () => {
      ofMedusa = await metricsAt(ports.metrics[0] ?? 0)
      expect(sumOf(ofMedusa, "scanwright_source_up", 'source="database"')).toBe(1)
    })
    const ofStorefront = await metricsAt(ports.metrics[1] ?? 0)
    const responded = "scanwright_http_request_duration_seconds_count"
    expect(sumOf(ofStorefront, responded, 'route="/products/[brand]/[type]/[product]"')).toBeGreaterThan(0)
    expect(sumOf(ofStorefront, "scanwright_cache_answers_total", 'source="memory"')).toBeGreaterThan(0)
    expect(sumOf(ofMedusa, responded, 'route="/store/catalogue"')).toBeGreaterThan(0)
    expect(sumOf(ofMedusa, "scanwright_products", 'place="index"')).toBeGreaterThan(0)
    const labels = [...ofMedusa, ...ofStorefront].map((figure) => figure.labels).join("\n")
    expect(["ds2208", SECRET].filter((word) => labels.toLowerCase().includes(word))).toEqual([])
  })

  it("a release begins without the pages that the one before has stored, in Redis and in files", async () => {
    const stateOf = async ({ url }: Backend) => (await fetch(url + path())).headers.get("x-nextjs-cache")
    const folder = join(shop.installation.paths.directory, "storefront-1")
    await soon(async () => expect(await stateOf(storefront(0))).toBe("HIT"))
    await shop.kill(storefront(0).running)
    writeFileSync(join(folder, "storefront", ".next", "BUILD_ID"), "another-release")
    storefronts[0] = await startStorefront(0)
    expect(await stateOf(storefront(0))).toBe("MISS")
    await soon(async () => expect(await stateOf(storefront(1))).toBe("HIT"))

    const stored = join(folder, "storefront", ".next", "server", "app", "stored-before.html")
    writeFileSync(stored, "<title>Of the release before</title>")
    writeFileSync(join(folder, FINGERPRINT), "the release before")
    assembleStorefront(shop.installation, folder)
    expect(existsSync(stored)).toBe(false)
  })
})
