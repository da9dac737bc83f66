import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseEnv } from "node:util"
import { runInNewContext } from "node:vm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { builds, runBuild } from "../lib/build.ts"
import { withDatabase } from "../lib/database.ts"
import { backendEnvironment } from "../lib/environment.ts"
import { type OwnInstallation, startDatabase } from "../lib/installation.ts"
import { bins, fromRoot } from "../lib/paths.ts"
import { openSandbox, sandbox, type Sandbox } from "../lib/sandbox.ts"
import { type Shutdown } from "../lib/shutdown.ts"
import { crashOf, productionPrograms, waitUntilHealthy } from "../lib/system.ts"
import { processesWith } from "./processes-of.ts"
import { runToEnd } from "./run-to-end.ts"

const SET_UP_MS = 900_000
const TEST_MS = 300_000
const TAG_ID = "G-TEST1234"
const ADMIN = { email: "jo@shop.example", password: "a long test password" }

/** What no page of a shop without products may say. */
const SENSELESS =
  /\b0 products from\b|\b0 manufacturers\b|\bundefined\b|\bNaN\b|Find it by|Something went wrong/

/** Public pages that the sitemap does not list. */
const UNLISTED = [
  ...["/browse-products?view=table", "/products?view=brands", "/products?search=scanner", "/blogs?type=news"],
  ...["/services/buy-back?model=x", "/co2-calculator?choice=repair&years=3&tablets=4", "/world-map-test"],
  ...["/cart", "/compare", "/saved", "/stock-alert", "/thank-you"],
]
/** What machines read. */
const FILES = ["/feeds/articles.xml", "/feeds/google-products.xml", "/robots.txt", "/tracking.js"]

let place: Sandbox
let shutdown: Shutdown
let installation: OwnInstallation
let staff: string

const address = (part: "backend" | "storefront", path: string) => {
  const { backendPort, storefrontPort } = installation.settings
  return `http://localhost:${part === "backend" ? backendPort : storefrontPort}${path}`
}

/** Runs /tracking.js as built, in a page with a stored choice. @returns the addresses of the scripts that it loads */
async function tagsOf(allowed: boolean, timestamp: string): Promise<string[]> {
  const scripts: string[] = []
  const choice = { necessary: true, analytics: allowed, marketing: allowed, preferences: allowed, timestamp }
  runInNewContext(await (await fetch(address("storefront", "/tracking.js"))).text(), {
    window: Object.assign(new EventTarget(), { location: new URL("https://shop.example/") }),
    localStorage: { getItem: () => JSON.stringify(choice) },
    document: {
      createElement: () => ({}),
      head: { append: ({ src }: { src: string }) => scripts.push(src) },
    },
  })
  return scripts
}

/** The text of a page without its scripts. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, " ")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")

async function visit(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(address("storefront", path), { redirect: "manual", headers })
  return { path, status: response.status, text: textOf(await response.text()) }
}

const asStaff = () => ({ cookie: `staff-session=${staff}` })

async function post<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(address("backend", path), {
    method: "POST",
    headers: { authorization: `Bearer ${staff}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  const answer = await response.text()
  expect({ path, status: response.status, answer: response.ok ? "" : answer }).toEqual({
    path,
    status: 200,
    answer: "",
  })
  return JSON.parse(answer) as Answer
}

/** What the job of a release runs, as in its container. @returns the storefronts' key */
async function release(seed?: string): Promise<string> {
  const file = join(place.directory, "key")
  const { status, output } = await runToEnd(process.execPath, [fromRoot("deploy", "release.mjs")], {
    cwd: builds.backend.output,
    timeout: TEST_MS,
    env: {
      ...process.env,
      ...backendEnvironment(installation),
      SEED: seed,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      MEDUSA_CLI: bins.medusa,
      PUBLISHABLE_KEY_FILE: file,
    },
  })
  expect({ status, output: status === 0 ? "" : output }).toEqual({ status: 0, output: "" })
  return parseEnv(readFileSync(file, "utf8")).MEDUSA_PUBLISHABLE_KEY ?? ""
}

const countRows = () =>
  withDatabase(installation.databaseUrl, async (client) => {
    const { rows } = await client.query<Record<string, number>>(
      "select (select count(*) from product)::int as products, (select count(*) from blog)::int as articles, (select count(*) from brand)::int as brands",
    )
    return rows[0]
  })

beforeAll(async () => {
  place = sandbox()
  const opened = await openSandbox(place)
  installation = opened.installation
  shutdown = opened.shutdown
  await startDatabase(installation, () => undefined)
  await Promise.all(Object.values(builds).map((build) => runBuild(installation, build)))
}, SET_UP_MS)

afterAll(async () => {
  await shutdown.stop()
  for (const pid of processesWith(place.directory)) process.kill(pid, "SIGKILL")
  place.remove()
})

describe("A release into an empty database", () => {
  it(
    "makes an administrator and a key, and no product, brand or article; not even when it is repeated with the sample",
    async () => {
      const key = await release()
      expect(key).toMatch(/^pk_/)
      expect(await release("sample")).toBe(key)
      expect(await countRows()).toEqual({ products: 0, articles: 0, brands: 0 })

      const parts = await Promise.all(
        productionPrograms(installation, key).map((program) =>
          installation.processes.start({ ...program, env: { ...program.env, ANALYTICS_TAG_ID: TAG_ID } }),
        ),
      )
      await waitUntilHealthy(installation, crashOf(installation, parts))
      const response = await fetch(address("backend", "/auth/user/emailpass"), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(ADMIN),
      })
      staff = ((await response.json()) as { token: string }).token
      expect(response.status).toBe(200)
    },
    TEST_MS,
  )

  it(
    "shows every public page, and each makes sense without products",
    async () => {
      const map = await (await fetch(address("storefront", "/sitemap.xml"))).text()
      const locations = (xml: string) =>
        [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url))
      const parts = await Promise.all(
        locations(map).map(async ({ pathname }) => (await fetch(address("storefront", pathname))).text()),
      )
      const paths = new Set([...UNLISTED, ...parts.flatMap(locations).map(({ pathname }) => pathname)])
      expect(paths.size).toBeGreaterThan(35)
      const pages: Awaited<ReturnType<typeof visit>>[] = []
      for (const path of paths) pages.push(await visit(path))
      expect(pages.filter(({ status }) => status !== 200).map(({ path, status }) => [path, status])).toEqual(
        [],
      )
      expect(
        pages.flatMap(({ path, text }) => (SENSELESS.test(text) ? [[path, SENSELESS.exec(text)?.[0]]] : [])),
      ).toEqual([])
      const said = (path: string) => pages.find((page) => page.path === path)?.text ?? ""
      expect(said("/products")).toContain(
        "We are adding products to the catalogue. Until then, please call us.",
      )
      expect(said("/browse-products")).toContain("No products yet")
      expect(said("/blogs")).toContain("No blogs found in this category.")
      expect(said("/services/barcode-scanners")).toContain("Nothing is in stock today.")
      for (const file of FILES) expect((await visit(file)).status, file).toBe(200)
    },
    TEST_MS,
  )

  it("loads the analytics tag where a choice allows it that has not expired", async () => {
    const tag = `https://www.googletagmanager.com/gtag/js?id=${TAG_ID}`
    expect(await tagsOf(true, new Date().toISOString())).toEqual([tag])
    expect(await tagsOf(false, new Date().toISOString())).toEqual([])
    expect(await tagsOf(true, "2020-01-15T09:00:00.000Z")).toEqual([])
  })

  it(
    "tells staff what to do first, until they have added the first product, which everybody sees",
    async () => {
      const before = await visit("/admin/dashboard", asStaff())
      expect(before.status).toBe(200)
      expect(before.text).toContain("First steps")
      expect(before.text).toContain("Add the first product")
      expect((await visit("/admin/blogs", asStaff())).text).toContain("No articles yet")

      const { brand } = await post<{ brand: { id: string } }>("/admin/brands", { name: "Zebra" })
      const types = await fetch(address("backend", "/admin/machine-types"), {
        headers: { authorization: `Bearer ${staff}` },
      })
      const { machine_types } = (await types.json()) as { machine_types: { id: string; handle: string }[] }
      const scanners = machine_types.find(({ handle }) => handle === "barcode-scanners")
      await post("/admin/catalogue/products", {
        name: "DS2208 Imager",
        brand_id: brand.id,
        machine_type_id: scanners?.id,
        part_number: "DS2208-SR",
        price: 100,
        status: "published",
      })
      await expect
        .poll(async () => (await visit("/products")).text, { timeout: 60_000 })
        .toContain("1 product from 1 manufacturer")
      expect((await visit("/products/zebra/barcode-scanners/ds2208-imager")).text).toContain("DS2208 Imager")
      expect((await visit("/admin/dashboard", asStaff())).text).not.toContain("First steps")
    },
    TEST_MS,
  )
})
