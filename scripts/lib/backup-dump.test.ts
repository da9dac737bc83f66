import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type pg from "pg"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { dumpDatabase, libpqEnvironment, pgDumpFor, restoreDump } from "./backup-dump.ts"
import { sandbox, type Sandbox } from "./sandbox.ts"

it("PostgreSQL's programs get the address of a database by their environment, without what it leaves out", () => {
  expect(
    libpqEnvironment("postgres://staff:p%40ss%2Fword@db.example:5433/shop%20one?sslmode=require"),
  ).toEqual({
    PGHOST: "db.example",
    PGPORT: "5433",
    PGUSER: "staff",
    PGPASSWORD: "p@ss/word",
    PGDATABASE: "shop one",
    PGSSLMODE: "require",
  })
})

/** A run of a stand-in for one of PostgreSQL's programs. */
interface Run {
  args: string[]
  database: Record<string, string>
}

/**
 * A program that says its version and otherwise records how it was called; like pg_dump, it writes the file that it is
 * given for everybody to read. For a database named "broken" it fails.
 */
const standIn = (version: string, record: string) => `#!${process.execPath}
const { writeFileSync } = require("node:fs")
const args = process.argv.slice(2)
if (args[0] === "--version") {
  console.log("pg_stand_in (PostgreSQL) ${version}")
} else {
  const database = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith("PG")))
  writeFileSync(${JSON.stringify(record)}, JSON.stringify({ args, database }))
  if (database.PGDATABASE === "broken") {
    console.error("error: permission denied for table cart")
    process.exit(1)
  }
  const file = args.find((arg) => arg.startsWith("--file="))
  if (file) writeFileSync(file.slice("--file=".length), "the dump", { mode: 0o644 })
}
`

const server = (major: number) =>
  ({ query: () => Promise.resolve({ rows: [{ major }] }) }) as unknown as pg.Client

// Windows starts no scripts by their first line.
describe.skipIf(process.platform === "win32")("PostgreSQL's programs on PATH", () => {
  const URL = "postgres://staff:p%40ss@db.example:5433/shop"
  let place: Sandbox
  let programs: string

  const install = (program: string, version: string) => {
    const file = join(programs, program)
    writeFileSync(file, standIn(version, `${file}.json`))
    chmodSync(file, 0o755)
  }
  const runOf = (program: string) =>
    JSON.parse(readFileSync(join(programs, `${program}.json`), "utf8")) as Run

  beforeEach(() => {
    place = sandbox()
    programs = join(place.directory, "programs")
    mkdirSync(programs, { recursive: true })
    vi.stubEnv("PATH", programs)
    for (const name of Object.keys(process.env).filter((one) => one.startsWith("PG")))
      vi.stubEnv(name, undefined)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    place.remove()
  })

  it("save a database of their own version or an older one, and no newer one", async () => {
    expect(await pgDumpFor(server(18))).toBeUndefined()
    install("pg_dump", "18.4 (Debian 18.4-1)")
    expect(await pgDumpFor(server(17))).toBe(18)
    expect(await pgDumpFor(server(18))).toBe(18)
    expect(await pgDumpFor(server(19))).toBeUndefined()
  })

  it("write a dump for its owner alone, restore it whole or not at all, and have the password in their environment", async () => {
    const file = join(place.directory, "database.dump")
    install("pg_dump", "18.4")
    await dumpDatabase(URL, file)
    expect(readFileSync(file, "utf8")).toBe("the dump")
    expect(statSync(file).mode & 0o777).toBe(0o600)
    install("pg_restore", "19.1")
    await restoreDump(URL, file, 18)
    expect(runOf("pg_restore").args).toContain("--single-transaction")
    for (const { args, database } of ["pg_dump", "pg_restore"].map(runOf)) {
      expect(args.join(" ")).not.toContain("p@ss")
      expect(database).toMatchObject({ PGHOST: "db.example", PGUSER: "staff", PGPASSWORD: "p@ss" })
    }
  })

  it("restore no dump of a newer pg_dump than pg_restore, and none without pg_restore", async () => {
    await expect(restoreDump(URL, "/backups/database.dump", 18)).rejects.toThrow(
      "The backup was written by pg_dump 18, and there is no pg_restore here.",
    )
    install("pg_restore", "17.6")
    await expect(restoreDump(URL, "/backups/database.dump", 18)).rejects.toThrow(
      "The backup was written by pg_dump 18, and pg_restore is 17 here.",
    )
    expect(() => runOf("pg_restore")).toThrow("ENOENT")
  })

  it("that fail say why in their own words", async () => {
    install("pg_dump", "18.4")
    const dump = dumpDatabase("postgres://staff@db.example/broken", join(place.directory, "database.dump"))
    await expect(dump).rejects.toThrow("pg_dump failed: error: permission denied for table cart")
  })
})
