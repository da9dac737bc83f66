import { randomBytes } from "node:crypto"
import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { crashOf, waitUntilHealthy } from "../lib/system.ts"
import { memoryOf } from "./changes.ts"
import { quantile } from "./load.ts"
import { type Shop, timed } from "./shop.ts"
import { table } from "./table.ts"

/** A flood comes in waves, each after a calm of the same length, so that other work of the machine falls on both. */
const WAVES = 4
const WAVE_MS = 10_000
/** Strangers at once, each with an address of its own and such a pause on average: at most 160 requests a second. */
const STRANGERS = 40
const STRANGER_PAUSE_MS = 250
const VISITOR_PAUSE_MS = 20
/** Most that the slowest of a hundred ordinary requests may take: twice its calm time, or what nobody notices. */
const SLOWER = 2
const UNNOTICED_MS = 100
/** Most that the living heap may grow: what is stored of addresses that do not exist, with its limits (docs/faults.md). */
const HEAP_GROWTH_MB = 34

const SERVERS = ["storefront", "backend"] as const
type Server = (typeof SERVERS)[number]

/** Memory in MB: that of the process and its living heap with buffers, of each server in turn. */
type Memory = (number | null)[]

/** The result of a flood of one server. Times in ms. */
export interface FloodResult {
  flooded: Server
  /** of each wave */
  visits: { name: string; alone: number[][]; during: number[][] }[]
  /** strangers' requests by status, and the slowest of them */
  statuses: Record<string, number>
  slowest: { path: string; ms: number }
  memory: { before: Memory; top: Memory; after: Memory }
}

/** Addresses that nobody has: @ is another word each time. */
const INVENTED: Record<Server, string> = {
  storefront:
    "/products/@ /products/zebra/barcode-scanners/@ /products/zebra/barcode-scanners?page=@ /blogs/@ /@ /?campaign=@ " +
    "/og/products/@.png /data-sheets/zebra/barcode-scanners/@.pdf /sitemaps/brands/@.xml /api/browse/gb/brands/@",
  backend:
    "/store/catalogue?q=@ /store/catalogue?brand=@&order=price /store/catalogue?offset=@ /store/brands?handle=@ /@ " +
    "/store/products/suggestions?q=@ /store/blogs/@ /store/url-seo?url=/@ /admin/products/@",
}

const PAGES = ["/", "/products", "/products/zebra", "/blogs", "/products?search=ds2208", "/cart"]
const LISTS = ["order=name", "order=price&facets=false", "brand=zebra", "q=ds2208"]

/** Runs in the servers: at a signal it collects garbage until finalizers have run, and writes what is left. */
const PROBE = `
  import { renameSync, writeFileSync } from "node:fs"
  process.on("SIGUSR2", async () => {
    for (let count = 0; count < 5; count += 1) {
      gc()
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const { heapUsed, external } = process.memoryUsage()
    writeFileSync(process.env.HEAP_FILE + ".new", String(heapUsed + external))
    renameSync(process.env.HEAP_FILE + ".new", process.env.HEAP_FILE)
  })`

const heapFile = ({ installation }: Shop, server: string) =>
  join(installation.paths.directory, `heap-${server}`)

/** Starts both servers again, so that they report their heap. */
async function startProbed(shop: Shop): Promise<void> {
  const { processes } = shop.installation
  const NODE_OPTIONS = `--expose-gc --import data:text/javascript,${encodeURIComponent(PROBE)}`
  for (const [index, running] of shop.parts.entries()) {
    const { name, env } = running.program
    if (!SERVERS.some((server) => server === name)) continue
    await processes.stop(running)
    const probed = { ...env, NODE_OPTIONS, HEAP_FILE: heapFile(shop, name) }
    shop.parts[index] = await processes.start({ ...running.program, env: probed })
  }
  await waitUntilHealthy(shop.installation, crashOf(shop.installation, shop.parts))
}

/** The memory at this moment. Windows has no signal to ask for the heap. */
async function memoryNow(shop: Shop): Promise<Memory> {
  const memory: Memory = []
  for (const server of SERVERS) {
    const [file, pid] = [
      heapFile(shop, server),
      shop.parts.find(({ program }) => program.name === server)?.pid,
    ]
    memory.push(memoryOf(pid))
    if (process.platform === "win32" || pid === undefined) memory.push(null)
    else {
      rmSync(file, { force: true })
      process.kill(pid, "SIGUSR2")
      while (!existsSync(file)) await sleep(VISITOR_PAUSE_MS)
      memory.push(Math.round(Number(readFileSync(file, "utf8")) / 1e6))
    }
  }
  return memory
}

/** One visitor reads pages and another lists, each one after the other. @returns how long each took */
function visit(shop: Shop, end: number): Promise<number[][]> {
  const pages = PAGES.map((path) => shop.storefront + path)
  const lists = LISTS.map((query) => `${shop.backend}/store/catalogue?limit=24&${query}`)
  const read = async (urls: readonly string[]) => {
    const times: number[] = []
    while (performance.now() < end) {
      times.push((await timed(urls[times.length % urls.length] ?? "", shop.headers)).ms)
      await sleep(VISITOR_PAUSE_MS)
    }
    return times
  }
  return Promise.all([pages, lists].map(read))
}

/** Strangers ask for what nobody has. */
async function flood(shop: Shop, end: number, result: FloodResult): Promise<void> {
  const invented = INVENTED[result.flooded].split(" ")
  const stranger = async (_: unknown, number: number) => {
    const headers = { ...shop.headers, "x-forwarded-for": `203.0.113.${number + 1}` }
    for (let turn = number; performance.now() < end; turn += 1) {
      // By chance, or all would come at the same moments.
      await sleep(Math.random() * 2 * STRANGER_PAUSE_MS)
      const path = invented[turn % invented.length] ?? "/"
      const url = shop[result.flooded] + path.replace("@", randomBytes(6).toString("hex"))
      const { ms, status } = await timed(url, headers)
      result.statuses[status] = (result.statuses[status] ?? 0) + 1
      if (ms > result.slowest.ms) result.slowest = { path, ms }
    }
  }
  await Promise.all(Array.from({ length: STRANGERS }, stranger))
}

async function measureFlood(shop: Shop, flooded: Server): Promise<FloodResult> {
  const end = () => performance.now() + WAVE_MS
  const visits = ["page", "list"].map((name): FloodResult["visits"][number] => ({
    name,
    alone: [],
    during: [],
  }))
  const take = (moment: "alone" | "during", times: number[][]) => {
    for (const [index, each] of visits.entries()) each[moment].push(times[index] ?? [])
  }
  const empty = { before: [], top: [], after: [] }
  const result: FloodResult = { flooded, visits, statuses: {}, slowest: { path: "", ms: 0 }, memory: empty }
  // What the first requests of each kind load and compile is there before anything is measured.
  const rehearsal = { ...result, statuses: {} }
  await Promise.all([visit(shop, end()), flood(shop, end(), rehearsal)])
  const before = await memoryNow(shop)
  let top = before
  for (let wave = 0; wave < WAVES; wave += 1) {
    take("alone", await visit(shop, end()))
    const [times] = await Promise.all([visit(shop, end()), flood(shop, end(), result)])
    take("during", times)
    const now = await memoryNow(shop)
    top = top.map((most, index) => most && Math.max(most, now[index] ?? 0))
  }
  await visit(shop, end())
  return { ...result, memory: { before, top, after: await memoryNow(shop) } }
}

/** Floods each server in turn with strangers' requests, on this machine only, while ordinary visitors read. */
export async function measureFloods(shop: Shop): Promise<FloodResult[]> {
  await startProbed(shop)
  const results: FloodResult[] = []
  for (const server of SERVERS) results.push(await measureFlood(shop, server))
  return results
}

/** The results as lines for the terminal. */
export function floodLines(results: readonly FloodResult[] = []): string[] {
  if (results.length === 0) return []
  // The quietest wave counts: other work of the machine makes some slower, a flood all of them.
  const slow = (waves: readonly number[][]) => Math.min(...waves.map((times) => quantile(times, 0.99)))
  const cells = (waves: readonly number[][]) => {
    const all = waves.flat()
    const times = [quantile(all, 0.5), slow(waves), Math.max(...all)]
    return [String(all.length), ...times.map((ms) => ms.toFixed(1))]
  }
  const visits = results.flatMap((result) =>
    result.visits.map(({ name, alone, during }) => {
      const [calm, flooded] = [slow(alone), slow(during)]
      const mark = flooded > Math.max(UNNOTICED_MS, calm * SLOWER) ? "!" : ""
      return [
        `${result.flooded}, ${name}`,
        ...cells(alone),
        ...cells(during),
        (flooded / calm).toFixed(2) + mark,
      ]
    }),
  )
  const sent = results.map(({ flooded, statuses, slowest: { path, ms } }) => {
    const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
    return `Responses to strangers at the ${flooded}: ${counts.join(", ")}; the slowest ${ms.toFixed(0)} ms, ${path}`
  })
  const memories = results.flatMap(({ flooded, memory: { before, top, after } }) =>
    SERVERS.flatMap((server) => [`${server}, resident`, `${server}, heap`]).map((name, index) => [
      `${flooded}: ${name}`,
      ...[before, top, after].map((memory) => String(memory[index] ?? "unknown")),
      index % 2 === 1 && Number(after[index]) - Number(before[index]) > HEAP_GROWTH_MB ? "!" : "",
    ]),
  )
  const columns = ["n", "p50 ms", "p99 ms", "worst ms"]
  return [
    "",
    `Ordinary visitors alone, and (+) while ${STRANGERS} strangers flood a server with invented addresses; ` +
      `! p99 of the quietest wave over ${UNNOTICED_MS} ms and over ${SLOWER} times its calm value`,
    table(["Flooded, visited", ...columns, ...columns.map((name) => `+ ${name}`), "p99 ratio"], visits),
    ...sent,
    "",
    `Memory in MB; the heap after a garbage collection, with buffers; ! grown by over ${HEAP_GROWTH_MB} MB`,
    table(["Flooded: memory", "before", "top", "after", ""], memories),
  ]
}
