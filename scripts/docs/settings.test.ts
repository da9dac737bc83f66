import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseEnv } from "node:util"
import { describe, expect, it } from "vitest"
import { fromRoot } from "../lib/paths.ts"
import { settingsParts } from "./settings.ts"

/** Variables of Node, npm and the frameworks, and those that our own programs pass to each other. */
const INTERNAL = new Set([
  "SCANWRIGHT_PARENT",
  "PATH",
  "NODE_ENV",
  "NEXT_PHASE",
  "NEXT_RUNTIME",
  "MEDUSA_DISABLE_TELEMETRY",
  "MEDUSA_CLI",
  "INIT_CWD",
  "INSTALL_RESULT_FILE",
  "PUBLISHABLE_KEY_FILE",
  // Of the containers, in deploy/example.env.
  "SECRETS_DIR",
  "BACKEND_PUBLIC_URL",
])

/** Programs whose environment a person sets; tests and benchmarks are run by our own commands. */
const SOURCES = [
  "backend/src",
  "storefront/src",
  "scripts/lib",
  "scripts/commands",
  "scripts/cluster",
  "deploy",
]

const sources = SOURCES.flatMap((folder) =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes(".test."))
    .map((file) => readFileSync(join(fromRoot(folder), file), "utf8")),
)

const read = (text: string) => [
  ...[...text.matchAll(/process\.env\.([A-Z][A-Z0-9_]*)/g)].map(([, name = ""]) => name),
  ...[...text.matchAll(/const \{([^}]*)\} = process\.env/g)].flatMap(
    ([, names = ""]) => names.match(/[A-Z][A-Z0-9_]+/g) ?? [],
  ),
]

describe("The template of .env", () => {
  it.each([
    ["backend", "Medusa"],
    ["storefront", "Shop front"],
  ])("in %s holds every required setting, with its default in development", (room, title) => {
    const given = parseEnv(readFileSync(fromRoot(room, ".env.template"), "utf8"))
    const { rows } = settingsParts().find((part) => part.title === title) ?? { rows: [] }
    const required = rows.flatMap(({ name, fallback }) => {
      const [, development = ""] = /^\*\*required\*\*(?:; in development `(.+)`)?$/.exec(fallback) ?? []
      return fallback.startsWith("**required**") ? [[name, development]] : []
    })
    expect(required.length).toBeGreaterThan(3)
    for (const [name = "", development] of required)
      expect([name, given[name]?.replace("$DB_NAME", given.DB_NAME ?? "")]).toEqual([name, development])
    const known = new Set(settingsParts().flatMap((part) => part.rows.map(({ name }) => name)))
    // The name of the database is Medusa's own setting, for db:create.
    expect(Object.keys(given).filter((name) => !known.has(name) && name !== "DB_NAME")).toEqual([])
  })
})

describe("docs/settings.md", () => {
  it("names every variable that a program reads", () => {
    const documented = new Set(settingsParts().flatMap(({ rows }) => rows.map(({ name }) => name)))
    const unknown = sources
      .flatMap(read)
      .filter((name) => !documented.has(name) && !INTERNAL.has(name) && !name.startsWith("npm_"))
    expect([...new Set(unknown)]).toEqual([])
  })
})
