import { readdirSync, readFileSync, rmSync, statSync, existsSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { randomBytes } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { fromRoot } from "../lib/paths.ts"
import { freePort } from "../lib/ports.ts"
import { send } from "./hostile-visits.ts"
import { type Backend, FaultShop } from "./shop.ts"
import { soon } from "./soon.ts"

const MIB = 1024 * 1024

/** Length of the flood, in s; FLOOD_SECONDS=600 for a thorough run. */
const SECONDS = Number(process.env.FLOOD_SECONDS ?? 60)
/** The flood comes in waves of this length with a calm before each, in s: whatever else the machine does falls on both. */
const WAVE_S = 10
const CALM_S = 5
/** The waves before anything is measured: what many requests at once compile and store is there. */
const WARM_WAVES = 1
/** Requests of the flood at most, a second; on a slower machine as many as it serves of ordinary pages. */
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
/** Waves from one measurement of the memory to the next: a minute of flood. */
const HEAP_EVERY = 6
/** How far the slowest of a hundred ordinary pages may be slower, of its calm value. */
const SLOWER = 2
/** Waits up to this long, in ms, feel like none (Miller 1968, Nielsen 1993): where calm takes 10 ms, 30 harm nobody. */
const UNNOTICED_MS = 100
/** Fewest ordinary pages, of either kind, that say something about the slowest of a hundred. */
const FEWEST = 300
/** Most that may be added to the disk, in bytes: some pages and reads that ordinary visits store. */
const DISK_SLACK = 8 * MIB
/**
 * Most that may be added to the living memory, in bytes, however long the flood: what the storefront stores about addresses
 * that do not exist, each with its own limit, and some compiled code. What the pages and routes load when they are first
 * asked for is there before, among it 34 MB for the two WebAssembly memories of the data sheets' fonts.
 */
const HEAP_SLACK =
  // Pages and reads: CAPACITY in storefront/src/server/page-cache/absent-entries.mjs, and 4% beyond its own estimate.
  17 * MIB +
  // Whether a file is at an address: FS_LRU_MAX_SIZE in next/dist/server/lib/router-utils/filesystem.js.
  8 * MIB +
  // Lifetimes of pages, of 0.4 kB each: MOST in storefront/src/server/page-cache/known-lifetimes.mjs.
  4 * MIB +
  // Code that V8 compiles once it has run often, with what it has learned of it.
  3 * MIB

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
    next = shop.storefrontFolder("flooded")
  })

  afterAll(async () => {
    await shop.close()
  })

  /** Size of the living heap and its buffers, in bytes. */
  async function heap(): Promise<number> {
    rmSync(heapFile, { force: true })
    process.kill(storefront.running.pid, "SIGUSR2")
    await soon(() => expect(existsSync(heapFile)).toBe(true))
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
  async function floodUntil(end: number, rate: number, statuses: Map<number, number>): Promise<void> {
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
        await pause(Math.max(0, (CLIENTS * 1_000) / rate - (performance.now() - began)))
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, (_, index) => visitor(index + 1)))
  }

  /**
   * Asks once for every ordinary page and every kind of invented address. A wave ends after a time: on a slow machine some
   * have not had their turn by then, and what they load would count as taken by the flood.
   */
  async function loadEverything(): Promise<void> {
    const invented = INVENTED.map((address) => address())
    for (const target of [...ORDINARY, ...invented]) {
      const headers = { "x-forwarded-for": "203.0.113.200", "accept-encoding": "gzip" }
      const { status } = await send(storefront.url, { method: "GET", target, headers })
      // A request that is refused loads nothing.
      expect([target, status]).not.toEqual([target, 429])
    }
  }

  /** Ordinary visits in a calm, and in a wave of the flood. @returns how long each took, in ms */
  async function wave(statuses: Map<number, number>): Promise<{ calm: number[]; flooded: number[] }> {
    const calm = await visitUntil(performance.now() + CALM_S * 1_000)
    const end = performance.now() + WAVE_S * 1_000
    const rate = Math.min(FLOOD_RATE, calm.length / CALM_S)
    const [flooded] = await Promise.all([visitUntil(end), floodUntil(end, rate, statuses)])
    return { calm, flooded }
  }

  it(
    "takes neither disk nor memory, and ordinary pages stay as fast as they were",
    async () => {
      await loadEverything()
      for (let count = 0; count < WARM_WAVES; count += 1) await wave(new Map())
      const before = { disk: sizeOf(next), heap: await heap() }
      const statuses = new Map<number, number>()
      const waves: { calm: number[]; flooded: number[] }[] = []
      const heaps: number[] = []
      for (let count = 0; count < SECONDS / WAVE_S; count += 1) {
        waves.push(await wave(statuses))
        if (count % HEAP_EVERY === 0) heaps.push(await heap())
      }
      const after = { disk: sizeOf(next), heap: await heap() }
      // Of the quietest quarter of the waves: what else the machine does makes pages slower, and never faster.
      const quiet = (kind: "calm" | "flooded") =>
        quantile(
          waves.map((one) => quantile(one[kind], 0.99)),
          0.25,
        )
      const [calmMs, floodedMs] = [quiet("calm"), quiet("flooded")]
      const pages = (kind: "calm" | "flooded") => waves.reduce((sum, one) => sum + one[kind].length, 0)
      console.log(
        `p99 ${calmMs.toFixed(1)} ms of ${pages("calm")} pages, flooded ${floodedMs.toFixed(1)} ms of ${pages("flooded")}; ` +
          `disk +${after.disk - before.disk} bytes, ` +
          `memory ${[before.heap, ...heaps, after.heap].map((bytes) => Math.round(bytes / 1e6)).join(", ")} MB; ` +
          `responses ${JSON.stringify(Object.fromEntries(statuses))}`,
      )
      expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
      expect(statuses.get(404)).toBeGreaterThan(0)
      expect(after.disk - before.disk).toBeLessThan(DISK_SLACK)
      expect(after.heap - before.heap).toBeLessThan(HEAP_SLACK)
      expect(Math.min(pages("calm"), pages("flooded"))).toBeGreaterThan(FEWEST)
      expect(floodedMs).toBeLessThan(Math.max(UNNOTICED_MS, calmMs * SLOWER))
    },
    (SECONDS * 2 + 240) * 1_000,
  )
})
