import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { comparable } from "../fault-tests/page-states/page.ts"
import { dataPaths } from "../lib/data-directory.ts"
import { withDatabase } from "../lib/database.ts"
import { responds } from "../lib/health.ts"
import { readJson } from "../lib/json-file.ts"
import { postgresUrl } from "../lib/postgres.ts"
import { type Sandbox, sandbox, sandboxEnvironment } from "../lib/sandbox.ts"
import { loadSecrets } from "../lib/secrets.ts"
import { readState } from "../lib/state.ts"
import { SteadyLoad } from "../lib/steady-load.ts"
import { processesWith } from "./processes-of.ts"
import { npmCommand, Runner } from "./runner.ts"

const START_TIMEOUT_MS = 600_000

/** How many enquiries are acknowledged before a server is killed, and again after its return. */
const SUBMISSIONS = 5

const LIST = "/products/zebra/barcode-scanners"
/** Pages that are visited before anything dies. */
const PAGES = ["/", "/products", LIST, `${LIST}/ds2208-2d-handheld-scanner`]

const hasSignals = process.platform !== "win32"

let place: Sandbox
let environment: Record<string, string>
let runner: Runner | undefined

beforeAll(async () => {
  place = sandbox()
  // All requests come from one address, so no rate limit may refuse any.
  const unlimited = Object.fromEntries(
    ["FORMS", "SEARCH", "SUGGESTIONS"].map((name) => [`RATE_LIMIT_${name}`, "1000000"]),
  )
  environment = { ...(await sandboxEnvironment(place)), ...unlimited }
})

afterAll(() => {
  for (const pid of processesWith(place.directory)) process.kill(pid, "SIGKILL")
  place.remove()
})

const paths = () => dataPaths(join(place.directory, "data"))
const backend = (path: string) => `http://127.0.0.1:${environment.BACKEND_PORT}${path}`
const storefront = (path: string) => `http://127.0.0.1:${environment.STOREFRONT_PORT}${path}`

/** The process ids of the running parts by their names. */
function pids(): Record<string, number> {
  const records = readJson<{ name: string; pid: number }[]>(paths().processes) ?? []
  return Object.fromEntries(records.map(({ name, pid }) => [name, pid]))
}

async function start(): Promise<Runner> {
  runner = new Runner(npmCommand("start"), environment)
  return runner
}

async function started(): Promise<Runner> {
  const shop = await start()
  await shop.prints(/Scanwright runs/)
  return shop
}

async function untilMigrating(): Promise<void> {
  const log = join(paths().logs, "migrate.log")
  while (!existsSync(log) || !readFileSync(log, "utf8").includes("Migrated")) await sleep(50)
}

/** Responses of the storefront under some addresses. */
async function visit(addresses: string[]): Promise<{ status: number; html: string }[]> {
  return Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(storefront(address), { redirect: "manual" })
      return { status: response.status, html: comparable(await response.text()) }
    }),
  )
}

async function signsIn(): Promise<boolean> {
  const [, email, password] =
    /E-mail: +(\S+)\nPassword: (\S+)/.exec(readFileSync(paths().admin, "utf8")) ?? []
  const response = await fetch(backend("/auth/user/emailpass"), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  })
  return response.ok
}

/** The ids of all stored enquiries. */
async function storedSubmissions(): Promise<string[]> {
  const url = postgresUrl({
    port: readState(paths()).postgresPort ?? 0,
    password: loadSecrets(paths()).postgres,
  })
  return withDatabase(url, async (client) => {
    const { rows } = await client.query<{ id: string }>("select id from form_submission")
    return rows.map(({ id }) => id)
  })
}

/** Tells the storefront, as Medusa does after an import, that every page it has stored may be old. */
async function reportEverything(): Promise<void> {
  const response = await fetch(storefront("/api/revalidate"), {
    method: "POST",
    headers: {
      authorization: `Bearer ${loadSecrets(paths()).revalidate}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ changes: [{ entity: "everything" }] }),
  })
  expect(response.status).toBe(200)
}

/**
 * Kills a server in the middle of a steady load of page views, searches and enquiries, and waits until it answers again.
 * @param own address by which the server shows that it works
 * @param other address that has to go on answering meanwhile
 */
async function killUnderLoad(name: "backend" | "storefront", own: string, other: string) {
  const before = pids()
  const known = new Set(await storedSubmissions())
  const load = new SteadyLoad(storefront(""), PAGES)
  const more = async () => {
    const wanted = load.received.length + SUBMISSIONS
    await expect.poll(() => load.received.length).toBeGreaterThanOrEqual(wanted)
  }
  load.start()
  await more()
  // So that pages are being rendered at the moment.
  await reportEverything()
  const killedAt = load.now
  process.kill(before[name] ?? 0, "SIGKILL")
  const meanwhile: number[] = []
  const returned = async () => {
    meanwhile.push((await fetch(other).catch(() => Response.error())).status)
    const pid = pids()[name]
    return pid !== undefined && pid !== before[name] && responds(own, new AbortController().signal)
  }
  await expect.poll(returned, { timeout: 120_000, interval: 100 }).toBe(true)
  await more()
  await load.stop()

  const failedPages = load.failures.filter(({ kind }) => kind === "page")
  const stored = (await storedSubmissions()).filter((id) => !known.has(id))
  expect(stored.sort()).toEqual(load.received.map(({ id }) => id).sort())
  expect(load.received.length).toBe(load.sent.submission)
  expect([...new Set(meanwhile)]).toEqual([200])
  expect({ ...pids(), [name]: 0 }).toEqual({ ...before, [name]: 0 })
  return { failedPages, killedAt }
}

/** Waits until no process of the shop is running any more. */
const expectNothingLeft = () => expect.poll(() => processesWith(place.directory)).toEqual([])

describe("npm start, the whole shop", () => {
  it(
    "finishes a set-up that was killed in the middle of the migrations",
    async () => {
      const killed = await start()
      await Promise.race([untilMigrating(), killed.exit()])
      await killed.end("SIGKILL")

      const shop = await started()
      expect(shop.output).toContain("Ended what an interrupted run had left behind")
      const health = await fetch(storefront("/api/health"))
      expect(await health.json()).toEqual({ status: "ok" })
      expect((await fetch(storefront("/products"))).status).toBe(200)
      expect(shop.output).toContain("shown once")
      expect(await signsIn()).toBe(true)
    },
    START_TIMEOUT_MS,
  )

  it("shows every page while Medusa is killed, which comes back, and loses no enquiry", async () => {
    expect(Object.keys(pids()).sort()).toEqual(["backend", "postgres", "storefront"])
    expect((await visit(PAGES)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { failedPages } = await killUnderLoad("backend", backend("/ready"), storefront("/products"))
    expect(failedPages).toEqual([])
    expect(runner?.output).toMatch(
      /backend (was ended by SIGKILL|ended with exit code 1); starting it again\.\n/,
    )
    expect(await signsIn()).toBe(true)
  }, 300_000)

  it("goes on with Medusa while the storefront is killed, which comes back, and loses no enquiry", async () => {
    const [own, other] = [storefront("/products"), backend("/ready")]
    const { failedPages, killedAt } = await killUnderLoad("storefront", own, other)
    expect(failedPages.filter(({ at }) => at < killedAt)).toEqual([])
    expect(await visit(PAGES)).toMatchObject(PAGES.map(() => ({ status: 200 })))
  }, 300_000)

  it("starts the database again when it dies", async () => {
    process.kill(pids().postgres ?? 0, "SIGKILL")
    await runner?.prints(/postgres .*; starting it again\./)
    await expect.poll(signsIn, { timeout: 120_000 }).toBe(true)
    await runner?.end(hasSignals ? "SIGTERM" : "SIGKILL")
    if (hasSignals) await expectNothingLeft()
  })

  it.runIf(hasSignals)(
    "starts again with its data, building nothing, and the storefront alone shows every page it has shown before",
    async () => {
      const shop = await started()
      expect(shop.output).toContain("Build the backend and its admin: unchanged")
      expect(shop.output).toContain("Build the storefront: unchanged")
      expect(shop.output).not.toContain("Password:")
      expect(await signsIn()).toBe(true)
      const absent = [`${LIST}/no-such-product`, "/products/no-such-brand"]
      const before = await visit(PAGES)
      expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect((await visit(absent)).map(({ status }) => status)).toEqual([404, 307])
      expect(await shop.end("SIGINT")).toBe(0)
      await expectNothingLeft()

      const alone = new Runner([join(paths().storefront, "storefront", "server.js")], {
        NODE_ENV: "production",
        HOSTNAME: "127.0.0.1",
        PORT: environment.STOREFRONT_PORT ?? "",
        SITE_URL: storefront(""),
        MEDUSA_BACKEND_URL: backend(""),
        MEDUSA_PUBLISHABLE_KEY: "pk_of_a_backend_that_is_away",
        REVALIDATE_SECRET: "of-a-backend-that-is-away",
      })
      await alone.prints(/Ready in/)
      expect(await visit(PAGES)).toEqual(before)
      // What does not exist is never stored on the disk, where strangers could fill it.
      expect((await visit(absent)).map(({ status }) => status)).toEqual([503, 503])
      expect((await fetch(storefront("/api/health"))).status).toBe(503)

      // A page that was never rendered responds with a status of its own, and is not stored.
      const unseen = "/products/honeywell"
      for (const visit of ["first", "second"]) {
        const response = await fetch(storefront(unseen))
        const html = await response.text()
        expect(response.status, visit).toBe(503)
        expect(response.headers.get("retry-after")).toMatch(/^\d+$/)
        expect(response.headers.get("cache-control")).toContain("no-store")
        expect(html).toMatch(/<h1[^>]*>Network Connection Issue<\/h1>/)
        expect(html).toContain('content="noindex')
      }
      // Pages that need nothing of the backend, except for their URL SEO config, are shown.
      const cart = await fetch(storefront("/cart"))
      expect([cart.status, /<h1[^>]*>Your cart<\/h1>/.test(await cart.text())]).toEqual([503, true])
      expect((await fetch(storefront("/feeds/google-products.xml"))).status).toBe(503)
      await alone.end("SIGTERM")

      const back = await started()
      expect(await visit([unseen, "/cart"])).toMatchObject([{ status: 200 }, { status: 200 }])
      await back.end("SIGINT")
    },
  )
})
