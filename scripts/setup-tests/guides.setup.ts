import { readFileSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readRecipes } from "../docs/recipes.ts"
import { startDatabase } from "../lib/installation.ts"
import { fromRoot } from "../lib/paths.ts"
import { postgresUserName } from "../lib/postgres.ts"
import { openSandbox, sandbox, type Sandbox } from "../lib/sandbox.ts"
import { type Shutdown } from "../lib/shutdown.ts"
import { FollowedCopy } from "./followed-copy.ts"

const TIMEOUT_MS = 600_000

let copy: FollowedCopy
let place: Sandbox
let shutdown: Shutdown
/** How integration tests reach the database. */
let database: Record<string, string>

const blocksOf = (guide: string) =>
  readRecipes(readFileSync(fromRoot("docs", "guides", `${guide}.md`), "utf8")).flatMap(({ blocks }) => blocks)

/** The settings that a guide makes. */
const settingsOf = (guide: string): Record<string, string> =>
  Object.assign(
    {},
    ...blocksOf(guide).map((block) => (block.kind === "settings" ? block.settings : {})),
  ) as Record<string, string>

/** Runs an integration test of the copy with the settings of the guide that brought it. */
const integrationProblems = (guide: string, spec: string) =>
  copy.problemsOf(
    [
      ...["--experimental-vm-modules", copy.program("jest", "bin", "jest.js")],
      ...["--config", "integration-tests/jest.config.cjs", "--forceExit", `http/${spec}\\.`],
    ],
    { cwd: "backend", env: { ...database, ...settingsOf(guide) } },
  )

beforeAll(async () => {
  copy = new FollowedCopy()
  for (const guide of ["payment-provider", "search-provider", "theme"])
    for (const block of blocksOf(guide)) await copy.follow(block)
  place = sandbox()
  const { installation, shutdown: stop } = await openSandbox(place)
  shutdown = stop
  await startDatabase(installation, () => undefined)
  database = {
    DB_HOST: "localhost",
    DB_PORT: String(installation.postgres?.port),
    DB_USERNAME: postgresUserName,
    DB_PASSWORD: String(installation.postgres?.password),
    MEDUSA_DISABLE_TELEMETRY: "true",
    NO_PROXY: "localhost,127.0.0.1",
  }
}, TIMEOUT_MS)

afterAll(async () => {
  await shutdown.stop()
  place.remove()
  copy.remove()
})

describe("The guides, followed in a copy", { retry: 1 }, () => {
  it.each(["backend", "storefront", "design-system"] as const)(
    "make %s's types right",
    async (room) => expect(await copy.typeProblems(room)).toBe(""),
    TIMEOUT_MS,
  )

  it("break no rule and are formatted", async () => expect(await copy.ruleProblems()).toBe(""), TIMEOUT_MS)

  it(
    "add a payment provider with which a cart is paid for",
    async () => expect(await integrationProblems("payment-provider", "pay-by-invoice")).toBe(""),
    TIMEOUT_MS,
  )

  it(
    "add a search engine that serves the shop's lists",
    async () => expect(await integrationProblems("search-provider", "search-files")).toBe(""),
    TIMEOUT_MS,
  )

  it(
    "make a second brand: every contrast holds, and no page, mail or icon is the sample company's",
    async () => {
      expect(
        await copy.unitProblems(["design-system/tokens", "design-system/src/logo", "storefront/src/content"]),
      ).toBe("")
      expect(readFileSync(copy.path("storefront/src/app/icon.svg"), "utf8")).toContain("#0f766e")
      const facts = JSON.stringify(settingsOf("theme"))
      const code = `
        const { readSite } = require("./storefront/src/config/site.ts")
        const { company, ...site } = readSite(${facts})
        const text = JSON.stringify(site)
        if (/scanwright|northampton/i.test(text)) throw new Error(text)`
      expect(await copy.problemsOf(["--require", "tsx/cjs", "--input-type=commonjs", "--eval", code])).toBe(
        "",
      )
    },
    TIMEOUT_MS,
  )
})
