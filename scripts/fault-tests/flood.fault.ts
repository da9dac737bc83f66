import { readdirSync, readFileSync, rmSync, statSync, existsSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { randomBytes } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { fromRoot } from "../lib/paths.ts"
import { freePort } from "../lib/ports.ts"
import { eventually } from "./eventually.ts"
import { send } from "./hostile-visits.ts"
import { type Backend, FaultShop } from "./shop.ts"

/** Length of the flood, in s; FLOOD_SECONDS=600 for a thorough run. */
const SECONDS = Number(process.env.FLOOD_SECONDS ?? 60)
/** A flood and a calm of this length follow each other, in s: whatever else the machine does falls on both. */
const SLICE_S = 5
/** Requests that are sent in the flood at most, a second. */
const FLOOD_RATE = 150
/** Addresses that the flood comes from. */
const CLIENTS = 4
/** Pages that ordinary visitors read, one after the other: stored ones, and ones that are rendered for each visit. */
const ORDINARY = [
  "/",
  "/products",
  "/products/zebra",
  "/blogs",
  "/products?search=ds2208",
  "/browse-products",
  "/cart",
]
/** How far an ordinary page may be slower, of its calm value. */
const SLOWER = 2
/** Below this, in ms, a page counts as calm: shorter times measure the machine, not the shop. */
const CALM_MS = 100
/** Most that may be added to the disk, in bytes: some pages and reads that ordinary visits store. */
const DISK_SLACK = 8 * 1024 * 1024
/** Most that may be added to the living heap, in bytes: the memory for what does not exist, and Next.js's own tables. */
const HEAP_SLACK = 64 * 1024 * 1024

const word = () => randomBytes(6).toString("hex")

/** Addresses that nobody has, each a new one. */
const INVENTED = [
  () => `/products/${word()}`,
  () => `/products/zebra/${word()}`,
  () => `/products/zebra/barcode-scanners/${word()}`,
  () => `/products/${word()}/${word()}/ds2208`,
  () => `/blogs/${word()}`,
  () => `/og/products/${word()}.png`,
  () => `/og/blogs/${word()}.png`,
  () => `/og/pictures/products/a/b/${word()}.png`,
  () => `/data-sheets/zebra/barcode-scanners/${word()}.pdf`,
  () => `/sitemaps/brands/${word()}.xml`,
  () => `/api/browse/gb/brands/${word()}`,
  () => `/api/browse/gb/brands/zebra/${word()}/1`,
  () => `/products/zebra/barcode-scanners?page=${Math.ceil(Math.random() * 9_000) + 10}`,
  () => `/${word()}`,
  () => `/?campaign=${word()}`,
]

/** Bytes of all files in a folder. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => existsSync(file))
    .reduce((sum, file) => sum + statSync(file).size, 0)
}

const quantile = (times: readonly number[], share: number) =>
  [...times].sort((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? 0

describe(`A flood of invented addresses for ${SECONDS} s`, () => {
  let shop: FaultShop
  let storefront: Backend
  let heapFile: string
  let next: string

  beforeAll(async () => {
    shop = await FaultShop.open()
    heapFile = join(shop.installation.paths.directory, "heap")
    const backend = await shop.startBackend("backend", { RATE_LIMIT_SEARCH: "1000000" })
    storefront = await shop.startStorefront(
      "flooded",
      {
        MEDUSA_BACKEND_URL: backend.url,
        NODE_OPTIONS: `--expose-gc --require ${fromRoot("scripts", "fault-tests", "heap-probe.cjs")}`,
        HEAP_FILE: heapFile,
      },
      await freePort(),
    )
    next = join(shop.installation.paths.directory, "flooded", "storefront", ".next")
  })

  afterAll(async () => {
    await shop.close()
  })

  /** Size of the living heap in bytes. */
  async function heap(): Promise<number> {
    rmSync(heapFile, { force: true })
    process.kill(storefront.running.pid, "SIGUSR2")
    await eventually(() => {
      expect(existsSync(heapFile)).toBe(true)
    }, 20_000)
    return Number(readFileSync(heapFile, "utf8"))
  }

  /** Reads ordinary pages until a moment. @returns how long each took, in ms */
  async function visitUntil(end: number): Promise<number[]> {
    const times: number[] = []
    for (let turn = 0; performance.now() < end; turn += 1) {
      const target = ORDINARY[turn % ORDINARY.length] ?? "/"
      const { status, ms } = await send(storefront.url, {
        method: "GET",
        target,
        headers: { "x-forwarded-for": "198.51.100.7", "accept-encoding": "gzip" },
      })
      expect([target, status]).toEqual([target, 200])
      times.push(ms)
    }
    return times
  }

  /** Requests invented addresses until a moment. @returns how often each status came */
  async function floodUntil(end: number, statuses: Map<number, number>): Promise<void> {
    const visitor = async (client: number) => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        const began = performance.now()
        const target = INVENTED[turn % INVENTED.length]?.() ?? "/"
        const { status } = await send(storefront.url, {
          method: "GET",
          target,
          headers: { "x-forwarded-for": `203.0.113.${client}`, "accept-encoding": `gzip;q=0.${word()}` },
        })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        await pause(Math.max(0, (CLIENTS * 1_000) / FLOOD_RATE - (performance.now() - began)))
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, (_, index) => visitor(index + 1)))
  }

  it(
    "takes neither disk nor memory, and ordinary pages stay as fast as they were",
    async () => {
      // Everything that ordinary visits store and compile is there before anything is measured.
      await visitUntil(performance.now() + SLICE_S * 1_000)
      await floodUntil(performance.now() + SLICE_S * 1_000, new Map())
      const before = { disk: sizeOf(next), heap: await heap() }
      const calm: number[] = []
      const flooded: number[] = []
      const statuses = new Map<number, number>()
      for (let slice = 0; slice < SECONDS / SLICE_S; slice += 1) {
        calm.push(quantile(await visitUntil(performance.now() + SLICE_S * 1_000), 0.99))
        const end = performance.now() + SLICE_S * 1_000
        const [times] = await Promise.all([visitUntil(end), floodUntil(end, statuses)])
        flooded.push(quantile(times, 0.99))
      }
      const after = { disk: sizeOf(next), heap: await heap() }
      // The median of all slices: one moment in which the machine did something else decides nothing.
      const [calmMs, floodedMs] = [quantile(calm, 0.5), quantile(flooded, 0.5)]
      console.log(
        `p99 ${calmMs.toFixed(1)} ms, flooded ${floodedMs.toFixed(1)} ms; disk +${after.disk - before.disk} bytes, ` +
          `heap ${Math.round(before.heap / 1e6)} MB, then ${Math.round(after.heap / 1e6)} MB; ` +
          `responses ${JSON.stringify(Object.fromEntries(statuses))}`,
      )
      expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
      expect(statuses.get(429)).toBeGreaterThan(0)
      expect(after.disk - before.disk).toBeLessThan(DISK_SLACK)
      expect(after.heap - before.heap).toBeLessThan(HEAP_SLACK)
      expect(floodedMs).toBeLessThan(Math.max(CALM_MS, calmMs) * SLOWER)
    },
    (SECONDS * 2 + 240) * 1_000,
  )
})
