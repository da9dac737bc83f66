import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { cpus } from "node:os"
import { dirname, join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { type StoreBlogsResponse, type StoreCatalogueResponse } from "@scanwright/backend/contract"
import { weigh } from "../bench/first-load.ts"
import { type FrameResult, measureFrames } from "../bench/frames.ts"
import { generatedCatalogue } from "../bench/generated-catalogue.ts"
import { measureRename, memoryOf } from "../bench/changes.ts"
import { benchCluster } from "../bench/cluster.ts"
import { benchInstall } from "../bench/install.ts"
import { type LighthouseResult, measureLighthouse } from "../bench/lighthouse.ts"
import { compare, type Measurement, measureOnce, type Target } from "../bench/load.ts"
import { listQuestions, type Question, searchQuestions, targetsOf } from "../bench/questions.ts"
import { type BenchParts, type BenchReport, printable, type StaffMeasurement } from "../bench/report.ts"
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
import { fromRoot, root } from "../lib/paths.ts"
import { freePort, LOOPBACK } from "../lib/ports.ts"
import { type RunningProgram } from "../lib/processes.ts"
import { loadAdmin } from "../lib/secrets.ts"
import { withShutdown } from "../lib/shutdown.ts"
import { storybookBuild } from "../lib/storybook.ts"
import { crashOf, productionPrograms } from "../lib/system.ts"
import { type SetupContext, startSystem } from "../lib/tasks.ts"
import { throwawaySettings } from "../lib/throwaway.ts"

const FEW = 5_000
/** Default number of products: filling takes most of the time. */
const MANY = 50_000
const ROUNDS = 3
const HEALTH_TIMEOUT_MS = 30_000
const INDEX_TIMEOUT_MS = 120_000

/** In a benchmark all requests come from one address, so no rate limit may refuse any. */
const UNLIMITED = { RATE_LIMIT_SUGGESTIONS: "1000000", RATE_LIMIT_SEARCH: "1000000" }

/** A running shop, and the headers of its requests. */
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

/** The measured pages, with a product that the catalogue really has. */
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
  const { blogs } = await get<StoreBlogsResponse>({ installation, ...shop }, "/store/blogs?limit=1")
  const targets = [
    ...(await pageTargets({ installation, ...shop, storefront })),
    at("Brands", "/products"),
    at("Cart", "/cart"),
    ...CONTENT_PAGES.map(({ name, path }) => at(name, path)),
    ...blogs.map(({ handle }) => at("Article", `/blogs/${handle}`)),
  ]
  return measureLighthouse(browser, targets, ROUNDS)
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

/** Imports generated products and waits until the search index has them. @returns how many products there are */
async function fillCatalogue(shop: Shop, products: number): Promise<number> {
  const file = join(shop.installation.paths.directory, "generated.csv")
  writeFileSync(file, generatedCatalogue(products))
  const flags = { "dry-run": false, "add-brands": true, "add-machine-types": false }
  const code = await runImport(shop.installation, file, flags)
  if (code !== 0) throw new SetupError(`The import of the generated products ended with exit code ${code}.`)
  await withDatabase(shop.installation.databaseUrl, (client) => client.query("vacuum analyze"))
  const deadline = Date.now() + INDEX_TIMEOUT_MS
  for (;;) {
    const { count } = await get<StoreCatalogueResponse>(shop, "/store/catalogue?limit=1&facets=false")
    if (count >= products) return count
    if (Date.now() > deadline)
      throw new SetupError(`The search index holds ${count} products after 2 minutes.`)
    await sleep(500)
  }
}

async function startBareServer(shop: Shop): Promise<{ address: string; server: RunningProgram }> {
  const port = await freePort()
  const server = await shop.installation.processes.start({
    name: "bare-sql",
    command: process.execPath,
    args: ["--import", "tsx", fromRoot("scripts", "bench", "bare-sql-server.ts")],
    cwd: root,
    env: { DATABASE_URL: shop.installation.databaseUrl, PORT: String(port), NODE_ENV: "production" },
  })
  const address = `http://${LOOPBACK}:${port}`
  await waitForHealth(`${address}/list`, crashOf(shop.installation, [server]), HEALTH_TIMEOUT_MS)
  return { address, server }
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
  const token = await signInAsStaff(backend, loadAdmin(installation.paths, installation.settings.admin))
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
  const { regions } = await get<{ regions: { id: string }[] }>(shop, "/store/regions")
  const stock = `/store/products?limit=24&region_id=${regions[0]?.id ?? ""}&fields=*variants.calculated_price`
  return measureOnce({
    name: "/store/products with prices",
    url: `${shop.backend}${stock}`,
    headers: shop.headers,
  })
}

/** Starts a second backend on the same database, whose index is full. @returns ms until it is ready */
async function measureBoot({ installation }: Shop, publishableKey: string): Promise<number> {
  const port = await freePort()
  const [program] = productionPrograms(
    { ...installation, settings: { ...installation.settings, backendPort: port } },
    publishableKey,
  )
  if (!program) throw new SetupError("There is no backend to start.")
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

/** Parts that can be measured alone: `npm run bench -- lists search`. All but the last need a running shop. */
const PARTS = ["pages", "lighthouse", "lists", "search", "staff", "changes", "frames"] as const
type Part = (typeof PARTS)[number]

interface BenchOptions {
  parts: ReadonlySet<Part>
  /** number of products in the measured catalogue */
  products: number
  /** folder of a built Storybook */
  storybook: string | undefined
}

/** Removes an option and its value from the arguments. */
function taken(args: string[], option: string): { value: string | undefined; rest: string[] } {
  const at = args.indexOf(option)
  return at < 0
    ? { value: undefined, rest: args }
    : { value: args[at + 1] ?? "", rest: args.toSpliced(at, 2) }
}

/** Reads `lists search --products 20000 --storybook storybook-static`. @throws SetupError for anything else */
function optionsOf(args: string[]): BenchOptions {
  const amount = taken(args, "--products")
  const folder = taken(amount.rest, "--storybook")
  const products = Number(amount.value ?? MANY)
  if (!Number.isInteger(products) || products <= FEW) {
    throw new SetupError(`--products takes a whole number above ${FEW}, for example --products ${MANY}.`)
  }
  if (folder.value !== undefined && !existsSync(join(folder.value, "index.json"))) {
    throw new SetupError(
      "--storybook takes the folder of a built Storybook, for example --storybook storybook-static.",
    )
  }
  const unknown = folder.rest.filter((arg) => !PARTS.some((part) => part === arg))
  if (unknown.length > 0) {
    throw new SetupError(`npm run bench knows ${PARTS.join(", ")}, and not ${unknown.join(", ")}.`)
  }
  const named = PARTS.filter((part) => folder.rest.includes(part))
  return { products, storybook: folder.value, parts: new Set(named.length > 0 ? named : PARTS) }
}

type ShopParts = Omit<BenchParts, "frames">

const NO_SHOP: ShopParts = {
  pages: [],
  products: 0,
  few: 0,
  fewLists: [],
  lists: [],
  stock: [],
  searches: [],
  staff: null,
  changes: null,
  lighthouse: [],
}

async function measureShop(
  shop: Shop,
  context: SetupContext,
  { parts, products: many }: BenchOptions,
): Promise<ShopParts> {
  const pages = parts.has("pages") ? await measurePages(shop) : []
  const lighthouse = parts.has("lighthouse") ? await measureVisits(shop) : []
  const needsMany = (["lists", "search", "staff", "changes"] as const).some((part) => parts.has(part))
  const few = parts.has("lists") ? await fillCatalogue(shop, FEW) : 0
  const fewLists = parts.has("lists") ? await measureQuestions(shop, listQuestions(few)) : []
  const products = needsMany ? await fillCatalogue(shop, many) : 0
  const lists = parts.has("lists") ? await measureQuestions(shop, listQuestions(products)) : []
  const stock = parts.has("lists") ? [await measureStockList(shop)] : []
  const searches = parts.has("search") ? await measureQuestions(shop, searchQuestions) : []
  const staff = parts.has("staff") ? await measureStaff(shop, products) : null
  const measured = { pages, lighthouse, products, few, fewLists, lists, stock, searches, staff }
  if (!parts.has("changes")) return { ...measured, changes: null }
  const { headers, installation, backend: address } = shop
  const boot = await measureBoot(shop, context.publishableKey ?? "")
  const rename = await measureRename({
    address,
    headers,
    admin: loadAdmin(installation.paths, installation.settings.admin),
  })
  const backend = context.parts.find(({ program }) => program.name === "backend")
  return { ...measured, changes: { boot, rename, memory: memoryOf(backend?.pid) } }
}

/** Starts a whole shop and measures the chosen parts; nothing where none is chosen. */
async function measureStarted(installation: Installation, options: BenchOptions): Promise<ShopParts> {
  if ([...options.parts].every((part) => part === "frames")) return NO_SHOP
  const { settings } = installation
  const context: SetupContext = { parts: [], notes: [] }
  await startSystem(installation, context)
  const shop: Shop = {
    installation,
    storefront: `http://${LOOPBACK}:${settings.storefrontPort}`,
    backend: `http://${LOOPBACK}:${settings.backendPort}`,
    headers: { "x-publishable-api-key": context.publishableKey ?? "" },
  }
  console.log(
    `\nMeasuring ${[...options.parts].join(", ")}; filling and measuring all takes about half an hour.`,
  )
  return measureShop(shop, context, options)
}

/**
 * `npm run bench`: measures how fast pages, lists, searches and the staff's table are, each beside the lowest possible
 * cost on the same machine, how soon the staff's forms show typed text, the cost of changes, Lighthouse's results, and
 * how smoothly the design system moves. Named parts are measured alone; `--products` sets the size of the catalogue,
 * `--storybook` names a built Storybook. `--cluster` measures two servers of each kind instead,
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
