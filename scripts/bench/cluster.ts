import { mkdirSync, writeFileSync } from "node:fs"
import { cpus } from "node:os"
import { dirname, join } from "node:path"
import { type Cluster } from "../cluster/cluster.ts"
import { nginxProgram, writeNginx } from "../cluster/nginx.ts"
import { openOwnCluster } from "../cluster/own-cluster.ts"
import { folderOf, healthOf, proxyVariables, SERVERS } from "../cluster/parts.ts"
import { submission } from "../lib/submissions.ts"
import { SetupError } from "../lib/errors.ts"
import { waitForHealth } from "../lib/health.ts"
import { freePort, LOOPBACK } from "../lib/ports.ts"
import { crashOf, storefrontProgram } from "../lib/system.ts"
import { type Shutdown } from "../lib/shutdown.ts"
import { compare, type Measurement, measureOnce, type Target } from "./load.ts"
import { processorTime } from "./processor-time.ts"
import { table } from "./table.ts"

const COMMAND = "npm run bench -- --cluster"
const ROUNDS = 3
const HEALTH_TIMEOUT_MS = 60_000
/** Highest cost of a page in the cluster, as a multiple of a single process's (ADR 19). */
const DEAREST = 1.2

/** A request for the cluster's throughput. */
interface Question {
  name: string
  entry: "shop" | "medusa"
  path: string
  body?: string
}

/** One request, measured with one server of each kind and with two. */
interface Scaling {
  name: string
  one: Measurement
  two: Measurement
  /** processor time by part with two servers, in processors; undefined where the machine does not report it */
  busy: Record<string, number> | undefined
}

/**
 * The cost of a shared page cache: the same stored page from a storefront with its own cache, and from one with the
 * shared cache.
 */
interface Sharing {
  name: string
  alone: Measurement
  shared: Measurement
}

interface ClusterReport {
  date: string
  machine: { cpus: number; model: string; node: string }
  sharing: Sharing[]
  scaling: Scaling[]
}

/** The two addresses of a proxy. */
type Entries = Record<Question["entry"], string>

/** A product's page and the pages above it. */
function storedPages(pages: readonly string[]): { name: string; path: string }[] {
  const product = pages.find((path) => path.split("/").length === 5 && path.startsWith("/products/"))
  if (!product) throw new SetupError("The sitemap names no product.")
  return [
    { name: "Home", path: "/" },
    { name: "Machine-type list", path: product.split("/").slice(0, 4).join("/") },
    { name: "Product", path: product },
  ]
}

/** Starts a storefront with its own cache, as `npm start` does. @returns its address */
async function startAlone({ plan }: Cluster): Promise<string> {
  const port = await freePort()
  const folder = folderOf(plan.installation, "storefront-alone")
  const { env, ...program } = storefrontProgram(plan.installation, plan.publishableKey, folder)
  const running = await plan.installation.processes.start({
    ...program,
    name: "storefront-alone",
    // Serves metrics like the others, so that metrics are not part of the difference.
    env: { ...env, PORT: String(port), METRICS_PORT: String(await freePort()) },
    silent: true,
  })
  const url = `http://${LOOPBACK}:${port}`
  await waitForHealth(`${url}/api/live`, crashOf(plan.installation, [running]), HEALTH_TIMEOUT_MS)
  return url
}

/** Starts a proxy of the same configuration for only the first server of each kind. */
async function startHalf(cluster: Cluster): Promise<Entries> {
  const { plan } = cluster
  const [shop, medusa] = [await freePort(), await freePort()]
  const folder = folderOf(plan.installation, "proxy-half")
  const whole = proxyVariables(plan)
  writeNginx(folder, {
    ...whole,
    STOREFRONT_2: whole.STOREFRONT_1,
    MEDUSA_2: whole.MEDUSA_1,
    SHOP_LISTEN: `${LOOPBACK}:${shop}`,
    MEDUSA_LISTEN: `${LOOPBACK}:${medusa}`,
  })
  await plan.installation.processes.start({ ...nginxProgram(cluster.nginx, folder), name: "proxy-half" })
  const entries = { shop: `http://${LOOPBACK}:${shop}`, medusa: `http://${LOOPBACK}:${medusa}` }
  await waitForHealth(`${entries.shop}/api/live`, new Promise<never>(() => undefined), HEALTH_TIMEOUT_MS)
  return entries
}

async function measureSharing(cluster: Cluster, pages: readonly string[]): Promise<Sharing[]> {
  const alone = await startAlone(cluster)
  const shared = healthOf(cluster.plan, "storefront-1").replace("/api/live", "")
  const measured: Sharing[] = []
  for (const { name, path } of storedPages(pages)) {
    const [first, second] = await compare(
      [
        { name: "alone", url: alone + path },
        { name: "shared", url: shared + path },
      ],
      ROUNDS,
    )
    if (first && second) measured.push({ name, alone: first, shared: second })
  }
  return measured
}

/** Processes of the cluster, and this process, which sends the requests. */
function partsOf(cluster: Cluster): Record<string, number> {
  const names = [...SERVERS, "redis", "proxy", "postgres"] as const
  return {
    ...Object.fromEntries(names.map((name) => [name, cluster.part(name).pid])),
    "this measurement": process.pid,
  }
}

/** Processors used by each part during a measurement. */
async function measureBusy(cluster: Cluster, target: Target): Promise<Record<string, number> | undefined> {
  const parts = partsOf(cluster)
  const began = performance.now()
  const before = processorTime(parts)
  await measureOnce(target)
  const after = processorTime(parts)
  const seconds = (performance.now() - began) / 1000
  if (!before || !after) return undefined
  return Object.fromEntries(
    Object.keys(parts).map((name) => [name, ((after[name] ?? 0) - (before[name] ?? 0)) / seconds]),
  )
}

async function measureScaling(cluster: Cluster, pages: readonly string[]): Promise<Scaling[]> {
  const { settings } = cluster.plan.installation
  const whole: Entries = {
    shop: `http://${LOOPBACK}:${settings.storefrontPort}`,
    medusa: `http://${LOOPBACK}:${settings.backendPort}`,
  }
  const half = await startHalf(cluster)
  const headers = { "x-publishable-api-key": cluster.plan.publishableKey, "content-type": "application/json" }
  const product = storedPages(pages).at(-1)?.path ?? "/"
  const questions: Question[] = [
    { name: "Stored page (product)", entry: "shop", path: product },
    { name: "Page for each visit (search)", entry: "shop", path: "/browse-products?q=zebra" },
    { name: "List of 24 products", entry: "medusa", path: "/store/catalogue?limit=24" },
    { name: "Submission", entry: "medusa", path: "/store/form-submissions", body: submission(1) },
  ]
  const measured: Scaling[] = []
  for (const { name, entry, path, ...rest } of questions) {
    const at = (entries: Entries): Target => ({ name, url: entries[entry] + path, headers, ...rest })
    const [one, two] = await compare([at(half), at(whole)], ROUNDS)
    const busy = await measureBusy(cluster, at(whole))
    if (one && two) measured.push({ name, one, two, busy })
  }
  return measured
}

/** The parts with the highest use, and whether a processor was idle. */
function bottleneck(busy: Record<string, number> | undefined): string {
  if (!busy) return "unknown on this machine"
  const used = Object.values(busy).reduce((sum, each) => sum + each, 0)
  const most = Object.entries(busy)
    .sort(([, left], [, right]) => right - left)
    .filter(([, each]) => each >= 0.05)
    .slice(0, 4)
    .map(([name, each]) => `${name} ${each.toFixed(2)}`)
  return `${used.toFixed(1)} of ${cpus().length}: ${most.join(", ")}`
}

/** The report as tables for the terminal. */
function printable({ machine, sharing, scaling }: ClusterReport): string {
  const cost = ({ shared }: Sharing) => 1 / shared.ratio
  const shared = sharing.map((each) => [
    each.name,
    each.alone.rate.toFixed(0),
    each.shared.rate.toFixed(0),
    `${cost(each).toFixed(2)}${cost(each) > DEAREST ? "!" : ""}`,
    String(each.alone.errors + each.shared.errors),
  ])
  const scaled = scaling.map(({ name, one, two, busy }) => [
    name,
    one.rate.toFixed(0),
    two.rate.toFixed(0),
    two.ratio.toFixed(2),
    one.p99.toFixed(0),
    two.p99.toFixed(0),
    String(one.errors + two.errors),
    bottleneck(busy),
  ])
  return [
    `${machine.cpus} cores (${machine.model}), Node ${machine.node}, 10 connections, production build`,
    "",
    `A stored page from one storefront, with files of its own and with shared ones; at most ${DEAREST} times as dear`,
    table(["Page", "own/s", "shared/s", "cost", "errors"], shared),
    "",
    "Through the proxy, to one of each server and to two of each",
    table(
      ["Question", "one/s", "two/s", "gain", "p99 one", "p99 two", "errors", "processors used by two"],
      scaled,
    ),
  ].join("\n")
}

/**
 * `npm run bench -- --cluster`: the cost of a shared page cache, the gain of a second server of each kind, and the
 * bottleneck.
 */
export async function benchCluster(shutdown: Shutdown): Promise<number> {
  const { cluster, directory, pages } = await openOwnCluster(shutdown, "bench-cluster", COMMAND)
  const report: ClusterReport = {
    date: new Date().toISOString(),
    machine: { cpus: cpus().length, model: cpus()[0]?.model ?? "unknown", node: process.version },
    sharing: await measureSharing(cluster, pages),
    scaling: await measureScaling(cluster, pages),
  }
  const file = join(dirname(directory), "bench", `${report.date.replaceAll(":", "-")}-cluster.json`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
  console.log(`\n${printable(report)}\n\nWritten to ${file}`)
  return 0
}
