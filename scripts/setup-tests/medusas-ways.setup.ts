import { spawn } from "node:child_process"
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { parseEnv } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { insertAt, readRecipes } from "../docs/recipes.ts"
import { withDatabase } from "../lib/database.ts"
import { type OwnInstallation, startDatabase } from "../lib/installation.ts"
import { fromRoot, root } from "../lib/paths.ts"
import { freePort } from "../lib/ports.ts"
import { openSandbox, sandbox, type Sandbox, sandboxEnvironment } from "../lib/sandbox.ts"
import { type Shutdown } from "../lib/shutdown.ts"
import { copyRepository } from "./copied-repository.ts"
import { processesWith } from "./processes-of.ts"
import { runToEnd } from "./run-to-end.ts"
import { npmCommand, Runner } from "./runner.ts"

/** Longest time of one step, on a machine that does something else, too. */
const STEP_MS = 400_000
/** How long a server may take to answer first. */
const FIRST_RESPONSE_MS = 300_000

const STAFF = { email: "jo@shop.example", password: "a long test password" }
let place: Sandbox
let shutdown: Shutdown
let database: OwnInstallation
/** A folder of the copied repository. */
let copied: (room: string) => string
let backend: string

/** The surroundings of a person's terminal: none of our settings, and none of the test runner's. */
const terminal = (): NodeJS.ProcessEnv => {
  const templates = ["backend", "storefront"].flatMap((room) =>
    Object.keys(parseEnv(readFileSync(fromRoot(room, ".env.template"), "utf8"))),
  )
  const given = ["NODE_ENV", "REDIS_URL", "PORT", ...templates]
  const others = Object.entries(process.env).filter(([name]) => !given.includes(name))
  return { ...Object.fromEntries(others), MEDUSA_DISABLE_TELEMETRY: "true" }
}

/** Types a command into a terminal in the backend's folder. @returns what it printed, once it has succeeded */
async function type(command: string, ...args: string[]): Promise<string> {
  const { status, output } = await runToEnd(command, args, {
    cwd: backend,
    env: terminal(),
    timeout: STEP_MS,
  })
  const typed = [command, ...args].join(" ")
  expect({ typed, status, printed: status === 0 ? "" : output }).toEqual({ typed, status: 0, printed: "" })
  return output
}

/** Starts a server with a command, as a person would in a second terminal. */
function start(cwd: string, [command = "", ...args]: string[]): () => string {
  // The folder of the sandbox is how what is left over is found.
  const env = { ...terminal(), SCANWRIGHT_DATA_DIR: place.directory }
  const child = spawn(command, args, { cwd, env, detached: true })
  let said = ""
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text))
  return () => said
}

/** Waits until an address answers. */
async function answers(url: string, said: () => string): Promise<Response> {
  let response: Response | undefined
  await expect
    .poll(
      async () => {
        response = await fetch(url).catch(() => undefined)
        return response?.status ?? said().slice(-2_000)
      },
      { timeout: FIRST_RESPONSE_MS, interval: 500 },
    )
    .toBe(200)
  if (!response) throw new Error(`${url} did not answer`)
  return response
}

const signIn = (origin: string, account = STAFF) =>
  fetch(`${origin}/auth/user/emailpass`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  })

/** Adds the module of CONTRIBUTING's recipe to the copy. */
function writeModule(): void {
  const recipe = readRecipes(readFileSync(fromRoot("CONTRIBUTING.md"), "utf8")).find(
    ({ title }) => title === "Add a module",
  )
  for (const block of recipe?.blocks ?? []) {
    if (block.kind !== "file" || !/modules\/supplier|medusa-config/.test(block.file)) continue
    const path = join(backend, "..", block.file)
    mkdirSync(dirname(path), { recursive: true })
    const { place: at, text } = block
    writeFileSync(path, at ? insertAt(readFileSync(path, "utf8"), at, text) : text)
  }
}

beforeAll(async () => {
  place = sandbox()
  const opened = await openSandbox(place)
  database = opened.installation
  shutdown = opened.shutdown
  await startDatabase(database, () => undefined)
  copied = (room) => join(place.directory, "copy", room)
  copyRepository(copied(""))
  backend = copied("backend")
}, STEP_MS)

afterAll(async () => {
  await shutdown.stop()
  for (const pid of processesWith(place.directory)) process.kill(pid, "SIGKILL")
  place.remove()
})

describe("Somebody who knows Medusa", () => {
  let key = ""
  let api = ""

  it(
    "copies .env.template, names a PostgreSQL in it, and sets the database up",
    async () => {
      const template = readFileSync(join(backend, ".env.template"), "utf8")
      const own = new URL(database.databaseUrl)
      own.pathname = "/$DB_NAME"
      writeFileSync(join(backend, ".env"), template.replace(/^DATABASE_URL=.*$/m, `DATABASE_URL=${own.href}`))
      await type(
        "npx",
        "medusa",
        "db:setup",
        "--db",
        "scanwright",
        "--no-interactive",
        "--execute-safe-links",
        "--execute-safe-search",
      )
      expect(readFileSync(join(backend, ".env"), "utf8")).toContain("DB_NAME=scanwright")
    },
    STEP_MS,
  )

  it(
    "seeds it, is given the storefront's key, and makes a user",
    async () => {
      key = /MEDUSA_PUBLISHABLE_KEY=(pk_\w+)/.exec(await type("npm", "run", "seed"))?.[1] ?? ""
      expect(key).not.toBe("")
      await type("npx", "medusa", "user", "--email", STAFF.email, "--password", STAFF.password)
    },
    STEP_MS,
  )

  it(
    "generates the migration of a new module, and migrates",
    async () => {
      writeModule()
      await type("npx", "medusa", "db:generate", "supplier")
      const migrations = join(backend, "src", "modules", "supplier", "migrations")
      expect(readdirSync(migrations).filter((name) => name.endsWith(".ts"))).toHaveLength(1)
      await type("npx", "medusa", "db:migrate", "--execute-safe-links", "--execute-safe-search")
      const url = new URL(database.databaseUrl)
      url.pathname = "/scanwright"
      const { rows } = await withDatabase(url.href, (client) =>
        client.query<{ name: string }>("select to_regclass('supplier')::text as name"),
      )
      expect(rows).toEqual([{ name: "supplier" }])
    },
    STEP_MS,
  )

  it(
    "starts it with medusa develop, signs in, and reads products with the key",
    async () => {
      const port = await freePort()
      api = `http://localhost:${port}`
      const said = start(backend, ["npx", "medusa", "develop", "--port", String(port)])
      await answers(`${api}/health`, said)
      expect((await signIn(api)).status).toBe(200)
      expect((await answers(`${api}/app`, said)).headers.get("content-type")).toContain("text/html")
      const reference = await answers(`${api}/docs/reference.js`, said)
      expect(reference.headers.get("content-type")).toContain("javascript")
      const list = await fetch(`${api}/store/catalogue?limit=1`, {
        headers: { "x-publishable-api-key": key },
      })
      expect(await list.json()).toMatchObject({
        count: expect.any(Number) as number,
        products: [{ price: expect.anything() as number }],
      })
    },
    STEP_MS,
  )

  it(
    "copies the storefront's .env.template, puts key and address into it, and starts it with next dev",
    async () => {
      const port = await freePort()
      const folder = copied("storefront")
      const template = readFileSync(join(folder, ".env.template"), "utf8")
      const settings = template
        .replace(/^MEDUSA_PUBLISHABLE_KEY=.*$/m, `MEDUSA_PUBLISHABLE_KEY=${key}`)
        .replace(/^MEDUSA_BACKEND_URL=.*$/m, `MEDUSA_BACKEND_URL=${api}`)
      writeFileSync(join(folder, ".env"), settings)
      const said = start(folder, ["npx", "next", "dev", "--port", String(port)])
      const page = await answers(`http://localhost:${port}/products`, said)
      expect(await page.text()).toMatch(/1\d\d products from \d\d manufacturers/)
    },
    STEP_MS,
  )
})

describe("npm run medusa", () => {
  let own: Sandbox
  let environment: Record<string, string>

  beforeAll(async () => {
    own = sandbox()
    environment = { ...(await sandboxEnvironment(own)), SEED: "none" }
  })

  afterAll(() => {
    for (const pid of processesWith(own.directory)) process.kill(pid, "SIGKILL")
    own.remove()
  })

  const medusa = (...args: string[]) => new Runner([...npmCommand("medusa"), ...args], environment)

  /** Runs one of Medusa's commands to its end. @returns what it printed, once it has succeeded */
  async function runs(...args: string[]): Promise<string> {
    const runner = medusa(...args)
    const code = await runner.exit()
    expect({ args, code, output: code === 0 ? "" : runner.output }).toEqual({ args, code: 0, output: "" })
    return runner.output
  }

  const nothingLeft = () => expect.poll(() => processesWith(own.directory)).toEqual([])

  it(
    "generates no migration of a module that has not changed, in an installation that was never started",
    async () => {
      const folder = fromRoot("backend", "src", "modules", "brand", "migrations")
      const before = readdirSync(folder)
      expect(await runs("db:generate", "brand")).toContain("Migrations generated")
      expect(readdirSync(folder)).toEqual(before)
      await nothingLeft()
    },
    STEP_MS,
  )

  it(
    "develops, and makes a user and executes a script beside it in the same installation",
    async () => {
      const server = medusa("develop", "--no-lint")
      const origin = `http://localhost:${environment.BACKEND_PORT}`
      await answers(`${origin}/health`, () => server.output)
      const made = await runs("user", "--email", STAFF.email, "--password", STAFF.password)
      expect(made).toContain("User created successfully")
      expect((await signIn(origin)).status).toBe(200)
      const script = join(own.directory, "staff.js")
      writeFileSync(
        script,
        `exports.default = async ({ container }) => {
          const users = await container.resolve("user").listUsers({})
          console.log("Staff: " + users.map(({ email }) => email).sort().join(" "))
        }`,
      )
      expect(await runs("exec", script)).toContain(`Staff: admin@scanwright.example ${STAFF.email}`)
      expect((await fetch(`${origin}/health`)).status).toBe(200)
      expect(await server.end("SIGINT")).toBe(0)
      await nothingLeft()
    },
    STEP_MS,
  )

  it(
    "generates the migration of a plugin in whose folder it is typed",
    async () => {
      const plugin = copied(join("packages", "url-seo"))
      const model = join(plugin, "src", "modules", "url-seo", "models", "url-seo-config.ts")
      const text = readFileSync(model, "utf8")
      writeFileSync(model, text.replace("url: model.text(),", "$& remark: model.text().nullable(),"))
      const args = ["run", "medusa", "--prefix", root, "--", "plugin:db:generate"]
      const env = { ...terminal(), ...environment }
      const { status, output } = await runToEnd("npm", args, { cwd: plugin, env, timeout: STEP_MS })
      expect({ status, output }).toEqual({
        status: 0,
        output: expect.stringContaining("Migration created") as string,
      })
      const folder = join(plugin, "src", "modules", "url-seo", "migrations")
      const newest = readdirSync(folder)
        .filter((name) => name.endsWith(".ts"))
        .sort()
        .at(-1)
      expect(readFileSync(join(folder, newest ?? ""), "utf8")).toContain('add column if not exists "remark"')
      await nothingLeft()
    },
    STEP_MS,
  )
})
