import { mkdirSync, writeFileSync } from "node:fs"
import { cpus } from "node:os"
import { dirname, join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { type StoreCatalogueResponse } from "@scanwright/backend/contract"
import { weigh } from "../bench/first-load.ts"
import { generatedCatalogue } from "../bench/generated-catalogue.ts"
import { compare, type Measurement, type Target } from "../bench/load.ts"
import { type BenchReport, printable } from "../bench/report.ts"
import { serveTrivialPage, trivialPages } from "../bench/trivial-page.ts"
import { runImport } from "../lib/catalogue-import.ts"
import { SetupError } from "../lib/errors.ts"
import { waitForHealth } from "../lib/health.ts"
import { type Installation, openInstallation } from "../lib/installation.ts"
import { fromRoot, root } from "../lib/paths.ts"
import { freePort, LOOPBACK } from "../lib/ports.ts"
import { withShutdown } from "../lib/shutdown.ts"
import { crashOf } from "../lib/system.ts"
import { type SetupContext, wholeSystem } from "../lib/tasks.ts"
import { throwawaySettings } from "../lib/throwaway.ts"

const GENERATED = 5000
const ROUNDS = 3
const HEALTH_TIMEOUT_MS = 30_000
const INDEX_TIMEOUT_MS = 120_000

/** A started shop and how to ask it. */
interface Shop {
  installation: Installation
  storefront: string
  backend: string
  headers: Record<string, string>
}

async function get<T>({ backend, headers }: Shop, path: string): Promise<T> {
  const response = await fetch(`${backend}${path}`, { headers })
  if (!response.ok) throw new SetupError(`${path} answered ${response.status}.`)
  return (await response.json()) as T
}

/** The pages that are measured, with a product that the catalogue really has. */
async function pageTargets(shop: Shop): Promise<Target[]> {
  const { products } = await get<StoreCatalogueResponse>(shop, "/store/catalogue?limit=1&in_stock=true")
  const product = products[0]
  if (!product?.brand || !product.machine_type)
    throw new SetupError("The sample catalogue has no product to measure.")
  const list = `/products/${product.brand.handle}/${product.machine_type.handle}`
  return [
    { name: "Home", url: `${shop.storefront}/` },
    { name: "Machine-type list", url: `${shop.storefront}${list}` },
    { name: "Product", url: `${shop.storefront}${list}/${product.handle}` },
  ]
}

async function measurePages(shop: Shop): Promise<BenchReport["pages"]> {
  const port = await freePort()
  const trivial = (path: string) => `http://${LOOPBACK}:${port}${path}`
  const server = await serveTrivialPage(shop.installation, port)
  const rendered = trivial(trivialPages.rendered)
  await waitForHealth(rendered, crashOf(shop.installation, [server]), HEALTH_TIMEOUT_MS)
  const targets = [
    { name: "Trivial static page", url: trivial(trivialPages.small) },
    { name: "Trivial but heavy", url: trivial(trivialPages.heavy) },
    ...(await pageTargets(shop)),
  ]
  const weights = await Promise.all(targets.map(({ url }) => weigh(url)))
  const measurements = await compare(targets, ROUNDS)
  await shop.installation.processes.stop(server)
  return measurements.map((each, index) => ({ html: 0, scripts: 0, ...each, ...weights[index] }))
}

/** Imports the generated products and waits until the search index has them. @returns how many products there are */
async function fillCatalogue(shop: Shop): Promise<number> {
  const file = join(shop.installation.paths.directory, "generated.csv")
  writeFileSync(file, generatedCatalogue(GENERATED))
  const code = await runImport(shop.installation, file, false)
  if (code !== 0) throw new SetupError(`The import of the generated products ended with exit code ${code}.`)
  const deadline = Date.now() + INDEX_TIMEOUT_MS
  for (;;) {
    const { count } = await get<StoreCatalogueResponse>(shop, "/store/catalogue?limit=1")
    if (count >= GENERATED) return count
    if (Date.now() > deadline)
      throw new SetupError(`The search index holds ${count} products after 2 minutes.`)
    await sleep(500)
  }
}

async function measureLists(shop: Shop): Promise<Measurement[]> {
  const port = await freePort()
  const server = await shop.installation.processes.start({
    name: "bare-sql",
    command: process.execPath,
    args: ["--import", "tsx", fromRoot("scripts", "bench", "bare-sql-server.ts")],
    cwd: root,
    env: { DATABASE_URL: shop.installation.databaseUrl, PORT: String(port), NODE_ENV: "production" },
  })
  const bare = { name: "Node and SQL", url: `http://${LOOPBACK}:${port}/` }
  await waitForHealth(bare.url, crashOf(shop.installation, [server]), HEALTH_TIMEOUT_MS)
  const { regions } = await get<{ regions: { id: string }[] }>(shop, "/store/regions")
  const stock = `/store/products?limit=24&region_id=${regions[0]?.id ?? ""}&fields=*variants.calculated_price`
  const { headers, backend } = shop
  return compare(
    [
      bare,
      { name: "/store/catalogue", url: `${backend}/store/catalogue?limit=24&facets=false`, headers },
      { name: "/store/catalogue, facets", url: `${backend}/store/catalogue?limit=24`, headers },
      { name: "/store/products, prices", url: `${backend}${stock}`, headers },
    ],
    ROUNDS,
  )
}

/** `npm run bench`: how fast the pages and lists are, each beside the least it could cost on the same machine. */
export async function run(): Promise<number> {
  return withShutdown(async (shutdown) => {
    const settings = await throwawaySettings("bench-shop")
    const options = {
      settings,
      mode: "production",
      throwaway: true,
      command: "npm run bench",
      verbose: false,
    } as const
    const installation = await openInstallation(shutdown, options)
    const context: SetupContext = { parts: [], notes: [] }
    await wholeSystem(installation).run(context)
    const shop: Shop = {
      installation,
      storefront: `http://${LOOPBACK}:${settings.storefrontPort}`,
      backend: `http://${LOOPBACK}:${settings.backendPort}`,
      headers: { "x-publishable-api-key": context.publishableKey ?? "" },
    }
    console.log("\nMeasuring; this takes about four minutes.")
    const pages = await measurePages(shop)
    const products = await fillCatalogue(shop)
    const lists = await measureLists(shop)
    const machine = { cpus: cpus().length, model: cpus()[0]?.model ?? "unknown", node: process.version }
    const report: BenchReport = { date: new Date().toISOString(), machine, pages, lists, products }
    const file = join(dirname(settings.dataDirectory), "bench", `${report.date.replaceAll(":", "-")}.json`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
    console.log(`\n${printable(report)}\n\nWritten to ${file}`)
    return 0
  })
}
