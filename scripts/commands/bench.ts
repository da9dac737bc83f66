import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { cpus } from "node:os"
import { dirname, join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { parseArgs } from "node:util"
import { type StoreBlogsResponse, type StoreCatalogueResponse } from "@scanwright/backend/contract"
import { weigh } from "../bench/first-load.ts"
import { measureFloods } from "../bench/floods.ts"
import { type FrameResult, measureFrames } from "../bench/frames.ts"
import { measureFreshness } from "../bench/freshness.ts"
import { generatedCatalogue } from "../bench/generated-catalogue.ts"
import { measureRename, memoryOf } from "../bench/changes.ts"
import { benchCluster } from "../bench/cluster.ts"
import { benchInstall } from "../bench/install.ts"
import { type LighthouseResult, measureLighthouse } from "../bench/lighthouse.ts"
import { compare, type Measurement, measureOnce, type Target } from "../bench/load.ts"
import { listQuestions, type Question, searchQuestions, targetsOf } from "../bench/questions.ts"
import { type BenchParts, type BenchReport, printable, type StaffMeasurement } from "../bench/report.ts"
import { adminOf, ask, HEALTH_TIMEOUT_MS, type Shop, startBareServer } from "../bench/shop.ts"
import { measureSignIn } from "../bench/sign-in.ts"
import { signInAsStaff, STAFF_COOKIE, tableQuestions } from "../bench/staff.ts"
import { serveTrivialPage, trivialPages } from "../bench/trivial-page.ts"
import { measureTyping } from "../bench/typing.ts"
import { runImport } from "../lib/catalogue-import.ts"
import { ensureChromium } from "../lib/chromium.ts"
import { withDatabase } from "../lib/database.ts"
import { addresses } from "../lib/environment.ts"
import { SetupError } from "../lib/errors.ts"
import { waitForHealth } from "../lib/health.ts"
import { type Installation, openInstallation } from "../lib/installation.ts"
import { freePort, LOOPBACK } from "../lib/ports.ts"
import { withShutdown } from "../lib/shutdown.ts"
import { storybookBuild } from "../lib/storybook.ts"
import { backendProgram, crashOf } from "../lib/system.ts"
import { type SetupContext, startSystem } from "../lib/tasks.ts"
import { throwawaySettings } from "../lib/throwaway.ts"

const FEW = 5_000
/** Default number of products: filling takes most of the time. */
const MANY = 50_000
const ROUNDS = 3
const INDEX_TIMEOUT_MS = 120_000

/** In a benchmark all requests come from one address, so no rate limit may refuse any. */
const UNLIMITED = { RATE_LIMIT_SUGGESTIONS: "1000000", RATE_LIMIT_SEARCH: "1000000" }

/** The measured pages, with a product that the catalogue really has. */
async function pageTargets(shop: Shop): Promise<Target[]> {
  const { products } = await ask<StoreCatalogueResponse>(shop, "/store/catalogue?limit=1&in_stock=true")
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

/** One page of each kind without a product. */
const CONTENT_PAGES: readonly { name: string; path: string }[] = [
  { name: "Service", path: "/services/repair" },
  { name: "Contact", path: "/contact" },
  { name: "Questions", path: "/faq" },
  { name: "Articles", path: "/blogs" },
  { name: "CO2e calculator", path: "/co2-calculator" },
  { name: "Barcode generator", path: "/free-barcode-generator" },
]

/** Measures the pages that buyers visit, at their canonical addresses. */
async function measureVisits({ installation, ...shop }: Shop): Promise<LighthouseResult[]> {
  const browser = await ensureChromium(installation.processes)
  const { storefront } = addresses(installation)
  const at = (name: string, path: string): Target => ({ name, url: storefront + path })
  const { blogs } = await ask<StoreBlogsResponse>({ installation, ...shop }, "/store/blogs?limit=1")
  const targets = [
    ...(await pageTargets({ installation, ...shop, storefront })),
    at("Brands", "/products"),
    at("Cart", "/cart"),
    ...CONTENT_PAGES.map(({ name, path }) => at(name, path)),
    ...blogs.map(({ handle }) => at("Article", `/blogs/${handle}`)),
  ]
  return measureLighthouse(browser, targets, ROUNDS)
}

async function measurePages(shop: Shop): Promise<BenchParts["pages"]> {
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

/** Imports generated products and waits until the search index has them. @returns how many products there are */
async function fillCatalogue(shop: Shop, products: number): Promise<number> {
  const file = join(shop.installation.paths.directory, "generated.csv")
  writeFileSync(file, generatedCatalogue(products))
  const code = await runImport(shop.installation, file, ["add-brands"])
  if (code !== 0) throw new SetupError(`The import of the generated products ended with exit code ${code}.`)
  await withDatabase(shop.installation.databaseUrl, (client) => client.query("vacuum analyze"))
  const deadline = Date.now() + INDEX_TIMEOUT_MS
  for (;;) {
    const { count } = await ask<StoreCatalogueResponse>(shop, "/store/catalogue?limit=1&facets=false")
    if (count >= products) return count
    if (Date.now() > deadline)
      throw new SetupError(`The search index holds ${count} products after 2 minutes.`)
    await sleep(500)
  }
}

/** Sends requests to the shop and to bare SQL in turns. @returns two lines for each request, the bare one first */
async function measureQuestions(shop: Shop, questions: Question[], rounds = ROUNDS): Promise<Measurement[]> {
  const { address, server } = await startBareServer(shop)
  const measured: Measurement[] = []
  for (const question of questions) {
    const targets = targetsOf(question, { shop: shop.backend, bare: address }, shop.headers)
    measured.push(...(await compare(targets, rounds)))
  }
  await shop.installation.processes.stop(server)
  return measured
}

/** Numbers of connections for the staff's table: one person, and more than any shop has at a time. */
const STAFF_CONNECTIONS = [1, 10]

/**
 * Sends the requests of the staff's table to bare SQL, the Admin API and the page itself, and types into the staff's
 * forms.
 */
async function measureStaff(shop: Shop, products: number): Promise<NonNullable<BenchReport["staff"]>> {
  const { installation, backend, storefront } = shop
  const token = await signInAsStaff(backend, adminOf(shop))
  const { address, server } = await startBareServer(shop)
  const table: StaffMeasurement[] = []
  for (const { name, shop: api, page, bare } of tableQuestions(products)) {
    const targets: Target[] = [
      { name: `${name}, Node and SQL`, url: address + bare },
      { name: `${name}, API`, url: backend + api, headers: { authorization: `Bearer ${token}` } },
      { name: `${name}, page`, url: storefront + page, headers: { cookie: `${STAFF_COOKIE}=${token}` } },
    ]
    for (const connections of STAFF_CONNECTIONS) {
      const measured = await compare(targets, 1, connections)
      table.push(...measured.map((each) => ({ ...each, connections })))
    }
  }
  await installation.processes.stop(server)
  const browser = await ensureChromium(installation.processes)
  return { table, typing: await measureTyping(browser, addresses(installation).storefront, token) }
}

async function measureStockList(shop: Shop): Promise<Measurement> {
  const { regions } = await ask<{ regions: { id: string }[] }>(shop, "/store/regions")
  const stock = `/store/products?limit=24&region_id=${regions[0]?.id ?? ""}&fields=*variants.calculated_price`
  return measureOnce({
    name: "/store/products with prices",
    url: `${shop.backend}${stock}`,
    headers: shop.headers,
  })
}

/** Starts a second backend on the same database, whose index is full. @returns ms until it is ready */
async function measureBoot({ installation }: Shop): Promise<number> {
  const port = await freePort()
  const program = backendProgram({
    ...installation,
    settings: { ...installation.settings, backendPort: port },
  })
  const began = performance.now()
  const server = await installation.processes.start({ ...program, name: "second-backend" })
  await waitForHealth(`http://${LOOPBACK}:${port}/ready`, crashOf(installation, [server]), HEALTH_TIMEOUT_MS)
  const took = performance.now() - began
  await installation.processes.stop(server)
  return took
}

/** Builds Storybook unless a built one is named, and measures the smoothness of its stories. */
async function measureStories(installation: Installation, built: string | undefined): Promise<FrameResult[]> {
  const { processes, paths } = installation
  const browser = await ensureChromium(processes)
  const storybook = built ?? join(paths.directory, "storybook")
  if (!built) {
    await processes.run({ ...storybookBuild(["--quiet", "--output-dir", storybook]), silent: true })
  }
  return measureFrames(browser, storybook)
}

type Measure = (shop: Shop, products: number) => Promise<BenchParts>

/** Parts that measure the sample catalogue. */
const OF_SAMPLE: Record<string, Measure> = {
  pages: async (shop) => ({ pages: await measurePages(shop) }),
  lighthouse: async (shop) => ({ lighthouse: await measureVisits(shop) }),
  freshness: async (shop) => ({ freshness: await measureFreshness(shop) }),
  "sign-in": async (shop) => ({ signIn: await measureSignIn(shop) }),
  floods: async (shop) => ({ floods: await measureFloods(shop) }),
}

/** Parts that measure many products, in this order; `lists` measures a few first. */
const OF_MANY: Record<string, Measure> = {
  lists: async (shop, products) => ({
    lists: await measureQuestions(shop, listQuestions(products)),
    stock: [await measureStockList(shop)],
  }),
  search: async (shop) => ({ searches: await measureQuestions(shop, searchQuestions) }),
  staff: async (shop, products) => ({ staff: await measureStaff(shop, products) }),
  changes: async (shop) => {
    const [boot, rename] = [await measureBoot(shop), await measureRename(shop)]
    const backend = shop.parts.find(({ program }) => program.name === "backend")
    return { changes: { boot, rename, memory: memoryOf(backend?.pid) } }
  },
}

/** Parts that can be measured alone: `npm run bench -- lists search`. All but the last need a running shop. */
const PARTS = [...Object.keys(OF_SAMPLE), ...Object.keys(OF_MANY), "frames"]

interface BenchOptions {
  parts: ReadonlySet<string>
  /** number of products in the measured catalogue */
  products: number
  /** folder of a built Storybook */
  storybook: string | undefined
}

/** Reads `lists search --products 20000 --storybook storybook-static`. @throws SetupError for anything else */
function optionsOf(args: string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    ...{ args, strict: false, allowPositionals: true },
    options: { products: { type: "string" }, storybook: { type: "string" } },
  })
  const { products: amount = String(MANY), storybook, ...others } = values
  const products = Number(amount)
  if (!Number.isInteger(products) || products <= FEW) {
    throw new SetupError(`--products takes a whole number above ${FEW}, for example --products ${MANY}.`)
  }
  if (storybook !== undefined && !existsSync(join(String(storybook), "index.json"))) {
    throw new SetupError(
      "--storybook takes the folder of a built Storybook, for example --storybook storybook-static.",
    )
  }
  const unknown = [...positionals.filter((name) => !PARTS.includes(name)), ...Object.keys(others)]
  if (unknown.length > 0) {
    throw new SetupError(`npm run bench knows ${PARTS.join(", ")}, and not ${unknown.join(", ")}.`)
  }
  const parts = new Set(positionals.length > 0 ? positionals : PARTS)
  return { products, storybook: storybook === undefined ? undefined : String(storybook), parts }
}

async function measureShop(shop: Shop, { parts, products: many }: BenchOptions): Promise<BenchParts> {
  const chosen = (measures: Record<string, Measure>) =>
    Object.entries(measures).flatMap(([name, measure]) => (parts.has(name) ? [measure] : []))
  const measured: BenchParts = {}
  for (const measure of chosen(OF_SAMPLE)) Object.assign(measured, await measure(shop, 0))
  if (parts.has("lists")) {
    const few = await fillCatalogue(shop, FEW)
    Object.assign(measured, { few, fewLists: await measureQuestions(shop, listQuestions(few)) })
  }
  const ofMany = chosen(OF_MANY)
  if (ofMany.length === 0) return measured
  const products = await fillCatalogue(shop, many)
  for (const measure of ofMany) Object.assign(measured, await measure(shop, products))
  return { ...measured, products }
}

/** Starts a whole shop and measures the chosen parts; nothing where none is chosen. */
async function measureStarted(installation: Installation, options: BenchOptions): Promise<BenchParts> {
  if ([...options.parts].every((part) => part === "frames")) return {}
  const { settings } = installation
  const context: SetupContext = { parts: [], notes: [] }
  await startSystem(installation, context)
  const shop: Shop = {
    installation,
    storefront: `http://${LOOPBACK}:${settings.storefrontPort}`,
    backend: `http://${LOOPBACK}:${settings.backendPort}`,
    headers: { "x-publishable-api-key": context.publishableKey ?? "" },
    parts: context.parts,
  }
  console.log(
    `\nMeasuring ${[...options.parts].join(", ")}; filling and measuring all takes about three quarters of an hour.`,
  )
  return measureShop(shop, options)
}

/**
 * `npm run bench`: measures how fast pages, lists, searches and the staff's table are, each beside the lowest possible
 * cost on the same machine, how soon the staff's forms show typed text, the cost of changes, Lighthouse's results, how
 * smoothly the design system moves, and the promises in milliseconds. Named parts are measured alone; `--products` sets
 * the size of the catalogue, `--storybook` names a built Storybook. `--cluster` measures two servers of each kind instead,
 * `install` what a fresh clone installs and how long it takes.
 */
export async function run(args: string[]): Promise<number> {
  if (args.length === 1 && args[0] === "--cluster") return withShutdown(benchCluster)
  const [first, ...rest] = args
  if (first === "install") return withShutdown((shutdown) => benchInstall(shutdown, rest))
  const options = optionsOf(args)
  return withShutdown(async (shutdown) => {
    const settings = await throwawaySettings("bench-shop")
    const installation = await openInstallation(shutdown, {
      settings,
      mode: "production",
      throwaway: true,
      command: "npm run bench",
      verbose: false,
      variables: UNLIMITED,
    })
    // Before the shop is started, which would use the processor, too.
    const frames = options.parts.has("frames") ? await measureStories(installation, options.storybook) : []
    const measured = await measureStarted(installation, options)
    const machine = { cpus: cpus().length, model: cpus()[0]?.model ?? "unknown", node: process.version }
    const report: BenchReport = { date: new Date().toISOString(), machine, ...measured, frames }
    const file = join(dirname(settings.dataDirectory), "bench", `${report.date.replaceAll(":", "-")}.json`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
    console.log(`\n${printable(report)}\n\nWritten to ${file}`)
    return 0
  })
}
