import { once } from "node:events"
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { createRequire } from "node:module"
import { type AddressInfo } from "node:net"
import { dirname, join } from "node:path"
import { text } from "node:stream/consumers"
import type * as NextHalf from "@scanwright/static-pages/next"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type * as Zod from "zod"
import { explainError } from "../lib/errors.ts"
import { waitForHealth } from "../lib/health.ts"
import { type OwnInstallation, startDatabase } from "../lib/installation.ts"
import { readJson } from "../lib/json-file.ts"
import { fromRoot } from "../lib/paths.ts"
import { LOOPBACK } from "../lib/ports.ts"
import { openSandbox, type Sandbox, sandbox } from "../lib/sandbox.ts"
import { type Shutdown } from "../lib/shutdown.ts"
import { crashOf } from "../lib/system.ts"
import { runToEnd } from "./run-to-end.ts"

const SET_UP_TIMEOUT_MS = 900_000
const START_TIMEOUT_MS = 180_000
/** Longest time from a write to its place in the search index, in ms. */
const INDEXED_WITHIN_MS = 30_000

const PACKAGES = ["api-types", "search-columns", "static-pages", "url-seo"]
const SECRET = "a-secret-of-both-halves"
const ADMIN = { email: "staff@plain.example", password: "a-long-password-of-staff" }

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

let place: Sandbox
let installation: OwnInstallation
let shutdown: Shutdown
let project: string
let address: string
let token: string
let publishableKey: string

/** The versions of packages in a manifest of the repository. @returns an entry of a manifest for each name */
function versionsIn(folder: string, names: readonly string[]): Record<string, string> {
  const found = readJson<Manifest>(fromRoot(folder, "package.json"))
  const versions = { ...found?.devDependencies, ...found?.dependencies }
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name]
      if (version === undefined) throw new Error(`${join(folder, "package.json")} does not name ${name}`)
      return [name, version]
    }),
  )
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}

/** Code in a package's README that names its file, by that name. */
const blocksOf = (name: string) =>
  [
    ...readFileSync(fromRoot("packages", name, "README.md"), "utf8").matchAll(
      /```ts\n\/\/ (src\/\S+)\n([\s\S]*?)```/g,
    ),
  ].map(([, file = "", text = ""]) => ({ file, text }))

/** Packs a package as it would be published. @returns the tarball */
async function pack(name: string): Promise<string> {
  const into = join(place.directory, "tarballs", name)
  mkdirSync(into, { recursive: true })
  const { status, output } = await runToEnd("npm", ["pack", "--pack-destination", into], {
    cwd: fromRoot("packages", name),
    shell: process.platform === "win32",
  })
  expect(status, output).toBe(0)
  const [tarball = ""] = readdirSync(into)
  return join(into, tarball)
}

/** A plain Medusa project, as Medusa's starter has it, with the packages from their tarballs. */
async function writeProject(): Promise<void> {
  const own = ["@medusajs/admin-sdk", "@medusajs/cli", "@medusajs/framework", "@medusajs/medusa"]
  const tarballs: [string, string][] = []
  for (const name of PACKAGES) tarballs.push([`@scanwright/${name}`, `file:${await pack(name)}`])
  write(
    "package.json",
    JSON.stringify({
      ...{ name: "plain-shop", private: true },
      dependencies: { ...versionsIn("backend", own), ...Object.fromEntries(tarballs) },
      devDependencies: {
        ...versionsIn("backend", ["@swc/core", "ts-node"]),
        ...versionsIn("", ["@types/node", "typescript"]),
      },
    }),
  )
  write(
    "tsconfig.json",
    JSON.stringify({
      compilerOptions: {
        ...{ target: "ES2022", module: "Node16", moduleResolution: "Node16", strict: true },
        ...{ esModuleInterop: true, outDir: "./.medusa/server", rootDir: "./" },
        ...{ emitDecoratorMetadata: true, experimentalDecorators: true, skipLibCheck: true },
      },
      "ts-node": { swc: true },
      include: ["**/*.ts"],
      exclude: ["node_modules", ".medusa/server"],
    }),
  )
  write("medusa-config.ts", CONFIG)
  for (const name of PACKAGES) for (const { file, text } of blocksOf(name)) write(file, text)
}

const CONFIG = `import { defineConfig, Modules } from "@medusajs/framework/utils"

export default defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false } },
    http: {
      storeCors: "http://localhost:8000",
      adminCors: "http://localhost:9000",
      authCors: "http://localhost:9000",
      jwtSecret: "secret-of-a-test",
      cookieSecret: "secret-of-a-test",
    },
  },
  admin: { disable: true },
  plugins: [{ resolve: "@scanwright/url-seo", options: {} }],
  modules: [
    {
      resolve: "@scanwright/static-pages/medusa",
      options: { url: process.env.STOREFRONT_URL, secret: process.env.REVALIDATE_SECRET },
    },
    {
      key: Modules.SEARCH,
      resolve: "@medusajs/medusa/search",
      options: { providers: [{ resolve: "@scanwright/search-columns", id: "columns" }] },
    },
  ],
})
`

const environment = () => ({
  DATABASE_URL: installation.databaseUrl,
  MEDUSA_DISABLE_TELEMETRY: "true",
  NODE_ENV: "development",
  PORT: String(installation.settings.backendPort),
  STOREFRONT_URL: `http://${LOOPBACK}:${(storefront.address() as AddressInfo).port}`,
  REVALIDATE_SECRET: SECRET,
  // Those of the repository would change what this project sees.
  ...{ npm_config_workspace: undefined, npm_config_local_prefix: undefined },
})

/** What the project has notification its storefront. */
const notifications: { authorization: string; body: string }[] = []

/** A storefront that stores what it is notification. */
const storefront = createServer((req, res) => {
  void text(req).then((body) => {
    notifications.push({ authorization: req.headers.authorization ?? "", body })
    res.end()
  })
})

/** Medusa's command line of the project. */
const medusa = (name: string, cwd: string, ...args: string[]) => ({
  name,
  command: process.execPath,
  args: [join(project, "node_modules", "@medusajs", "cli", "cli.js"), ...args],
  cwd,
  env: environment(),
  silent: true,
})

/** Asks the project's Medusa. @param init of fetch; a body is sent as JSON */
async function ask(path: string, { method = "GET", body }: { method?: string; body?: unknown } = {}) {
  const response = await fetch(address + path, {
    method,
    headers: {
      "content-type": "application/json",
      ...(path.startsWith("/admin") && { authorization: `Bearer ${token}` }),
      ...(path.startsWith("/store") && { "x-publishable-api-key": publishableKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const post = (path: string, body: unknown) => ask(path, { method: "POST", body })

/** Signs in, and makes a publishable key of the default sales channel. @returns the channel's id */
async function openShop(): Promise<string> {
  token = (await post("/auth/user/emailpass", ADMIN)).body.token as string
  const channels = (await ask("/admin/sales-channels")).body.sales_channels as { id: string }[]
  const channel = channels[0]?.id ?? ""
  const key = (await post("/admin/api-keys", { title: "Shop", type: "publishable" })).body.api_key as {
    id: string
    token: string
  }
  await post(`/admin/api-keys/${key.id}/sales-channels`, { add: [channel] })
  publishableKey = key.token
  return channel
}

const product = (channel: string, title: string, sku: string) => ({
  title,
  status: "published",
  sales_channels: [{ id: channel }],
  options: [{ title: "Kit", values: ["Standard"] }],
  variants: [{ title: "Standard", sku, options: { Kit: "Standard" }, prices: [] }],
})

/** Titles that a search of visitors finds, best first. */
async function titlesFor(q: string): Promise<string[]> {
  const { status, body } = await post("/store/search", { entity: "product", filters: { q } })
  expect({ status, message: body.message }).toEqual({ status: 200, message: undefined })
  const [result] = body.results as { hits: { document: { title: string } }[] }[]
  return (result?.hits ?? []).map(({ document }) => document.title)
}

/** Installs, builds and starts the project, and fills it. */
async function setUp(): Promise<void> {
  const { processes } = installation
  const args = ["install", "--no-audit", "--no-fund", "--prefer-offline"]
  const npm = { name: "npm-install", command: "npm", args }
  await processes.run({ ...npm, cwd: project, env: environment(), silent: true })
  await processes.run(medusa("migrate", project, "db:migrate"))
  await processes.run(medusa("user", project, "user", "--email", ADMIN.email, "--password", ADMIN.password))
  await processes.run(medusa("build", project, "build"))
  const server = await processes.start(medusa("medusa", join(project, ".medusa", "server"), "start"))
  await waitForHealth(`${address}/health`, crashOf(installation, [server]), START_TIMEOUT_MS)
  const channel = await openShop()
  for (const [title, sku] of [
    ["Handheld scanner", "DS2208-SR7U2100AZW"],
    ["Desktop printer", "ZD4A042-30EM00EZ"],
  ] as const) {
    expect(await post("/admin/products", product(channel, title, sku))).toMatchObject({ status: 200 })
  }
}

beforeAll(async () => {
  place = sandbox()
  ;({ installation, shutdown } = await openSandbox(place))
  await startDatabase(installation, () => undefined)
  await once(storefront.listen(0, LOOPBACK), "listening")
  project = join(place.directory, "plain-shop")
  address = `http://127.0.0.1:${installation.settings.backendPort}`
  mkdirSync(project)
  await writeProject()
  try {
    await setUp()
  } catch (error) {
    throw new Error(explainError(error), { cause: error })
  }
}, SET_UP_TIMEOUT_MS)

afterAll(async () => {
  await shutdown.stop()
  storefront.close()
  place.remove()
}, START_TIMEOUT_MS)

describe("In a fresh Medusa project with the packages from their tarballs", () => {
  it("search finds a product by its part number in any spelling, and by a misspelt word", async () => {
    await expect
      .poll(() => titlesFor("scanner"), { timeout: INDEXED_WITHIN_MS, interval: 200 })
      .toEqual(["Handheld scanner"])
    expect(await titlesFor("ds2208 sr7u")).toEqual(["Handheld scanner"])
    expect(await titlesFor("zd4a04230em00ez")).toEqual(["Desktop printer"])
    expect(await titlesFor("handhled")).toEqual(["Handheld scanner"])
    expect(await titlesFor("teapot")).toEqual([])
  })

  it("staff set a page's metadata, and the storefront reads it under any spelling of the path", async () => {
    const created = await post("/admin/url-seo", { url: "About/", meta_title: "About us" })
    expect(created).toMatchObject({
      status: 200,
      body: { url_seo: { url: "/about", meta_title: "About us" } },
    })
    const read = await ask("/store/url-seo?url=/About")
    expect(read.body).toMatchObject({ url_seo: { meta_title: "About us" } })
    expect((await ask("/store/url-seo?url=/contact")).body).toEqual({ url_seo: null })
  })

  it("the storefront is notified of a change, with the shared secret, and refuses one without it", async () => {
    const notification = () => notifications.find(({ body }) => body.includes("handheld-scanner"))
    await expect.poll(notification, { timeout: INDEXED_WITHIN_MS }).toBeDefined()
    const { authorization = "", body } = notification() ?? {}
    const load = createRequire(join(project, "package.json"))
    const { readChanges } = load("@scanwright/static-pages/next") as typeof NextHalf
    const { z } = load("zod") as typeof Zod
    const schema = z.object({ changes: z.array(z.object({ entity: z.string() })) })
    const read = (headers: Record<string, string>) =>
      readChanges(new Request(address, { method: "POST", headers, body }), { secret: SECRET, schema })
    expect(await read({ authorization })).toMatchObject({ ok: true })
    expect(await read({})).toMatchObject({ ok: false, status: 401 })
  })

  it("a program is checked against the types of the API", async () => {
    const check = async (property: string) => {
      const type = 'import("@scanwright/api-types").components["schemas"]["StoreBrandsResponse"]'
      write(
        "src/names.ts",
        `export const names = ({ brands }: ${type}) => brands.map((one) => one.${property})\n`,
      )
      const compiler = join(project, "node_modules", "typescript", "bin", "tsc")
      return runToEnd(process.execPath, [compiler, "--noEmit"], { cwd: project })
    }
    expect(await check("name")).toMatchObject({ status: 0, output: "" })
    expect((await check("nome")).output).toMatch(/src\/names\.ts.*'nome'/)
  })
})
