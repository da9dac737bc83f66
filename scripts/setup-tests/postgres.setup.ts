import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { withDatabase } from "../lib/database.ts"
import { startDatabase } from "../lib/installation.ts"
import { readJson, writeJson } from "../lib/json-file.ts"
import { type PostgresLauncher } from "../lib/postgres.ts"
import { startTime } from "../lib/process-identity.ts"
import { removeTree } from "../lib/remove-tree.ts"
import { type Shutdown } from "../lib/shutdown.ts"
import { readState } from "../lib/state.ts"
import { crashOf } from "../lib/system.ts"
import { openSandbox, type Sandbox, sandbox } from "../lib/sandbox.ts"

const isRoot = process.getuid?.() === 0

/** Directly, and as on Windows, where administrators cannot start it directly. */
const LAUNCHERS: readonly PostgresLauncher[] =
  process.platform === "win32" ? ["pg_ctl"] : ["postgres", "pg_ctl"]

let place: Sandbox
const open: Shutdown[] = []
const notes: string[] = []
const outside: string[] = []

async function start(launcher?: PostgresLauncher) {
  const { installation, shutdown } = await openSandbox(place)
  open.push(shutdown)
  const server = await startDatabase(installation, (message) => notes.push(message), launcher)
  if (!server) throw new Error("no embedded PostgreSQL was started")
  return { installation, shutdown, server, url: installation.databaseUrl }
}

const store = (url: string) =>
  withDatabase(url, (client) => client.query("create table kept as select 42 as value"))
const stored = async (url: string) => {
  const { rows } = await withDatabase(url, (client) => client.query<{ value: number }>("table kept"))
  return rows[0]?.value
}

beforeEach(() => {
  place = sandbox()
})

afterEach(async () => {
  for (const shutdown of open.splice(0)) await shutdown.stop()
  for (const directory of outside.splice(0)) removeTree(directory)
  notes.length = 0
  place.remove()
})

describe("the embedded PostgreSQL", { retry: 1 }, () => {
  it.each(LAUNCHERS)(
    "keeps its data and its port from one start to the next and leaves no process (%s)",
    async (by) => {
      const first = await start(by)
      await store(first.url)
      await first.shutdown.stop()
      await expect.poll(() => startTime(first.server.pid)).toBeUndefined()

      const second = await start(by)
      expect(await stored(second.url)).toBe(42)
      expect(second.url).toBe(first.url)
    },
  )

  it("listens on this machine only and refuses a wrong password without showing it", async () => {
    const { url } = await start()
    const wrong = new URL(url)
    wrong.password = "not-the-password"
    const attempt = withDatabase(wrong.href, (client) => client.query("select 1"))
    await expect(attempt).rejects.toThrow(/on 127\.0\.0\.1:\d+ cannot be reached \(28P01\)/)
    await expect(attempt).rejects.not.toThrow(/not-the-password/)
    const { rows } = await withDatabase(url, (client) => client.query("show listen_addresses"))
    expect(rows).toEqual([{ listen_addresses: "127.0.0.1" }])
  })

  it("repeats a creation that was killed in the middle", async () => {
    const { installation, shutdown } = await openSandbox(place)
    await shutdown.stop()
    const draft = join(installation.paths.postgres, "data.initialising")
    mkdirSync(draft, { recursive: true })
    writeFileSync(join(draft, "PG_VERSION"), "18\n")

    const { url } = await start()
    const { rowCount } = await withDatabase(url, (client) => client.query("select 1"))
    expect(rowCount).toBe(1)
    expect(existsSync(draft)).toBe(false)
  })

  it.each(LAUNCHERS)(
    "is missed when it is killed, with its last lines, and recovers what was committed (%s)",
    async (by) => {
      const first = await start(by)
      await store(first.url)
      const crash = crashOf(first.installation, [first.server])
      process.kill(first.server.pid, "SIGKILL")
      await expect(crash).rejects.toMatchObject({
        message: expect.stringMatching(/^postgres (was ended by SIGKILL|ended unexpectedly)/) as string,
        details: expect.arrayContaining([
          expect.stringContaining("database system is ready to accept connections"),
        ]) as string[],
      })
      await first.shutdown.stop()
      expect(await stored((await start(by)).url)).toBe(42)
    },
  )

  it("starts although the number in a stale postmaster.pid belongs to a stranger by now", async () => {
    const first = await start()
    await first.shutdown.stop()
    const data = join(readState(first.installation.paths).postgresDirectory ?? "", "data")
    writeFileSync(join(data, "postmaster.pid"), `${process.ppid}\n${data}\n`)

    await start()
    expect(startTime(process.ppid)).toBeDefined()
  })

  it.runIf(isRoot)(
    "goes elsewhere and says where when the postgres user cannot reach the data folder",
    async () => {
      place.remove()
      place = sandbox(0o700)
      const { installation } = await start()
      const { postgresDirectory } = readState(installation.paths)
      outside.push(postgresDirectory ?? "")
      expect(postgresDirectory).toMatch(/^\/var\/lib\/scanwright\//)
      expect(notes).toEqual([expect.stringContaining(`the database lies in ${postgresDirectory}`)])
    },
  )

  it.each(LAUNCHERS)(
    "is ended by the next start when the program that ran it was killed (%s)",
    async (by) => {
      const first = await start(by)
      const { paths } = first.installation
      expect(readJson(paths.processes)).toMatchObject([{ name: "postgres", pid: first.server.pid }])
      // The state after a kill: the record and a lock of an ended process, while the server is running.
      writeJson(paths.lock, { pid: 1, startedAt: "never", command: "npm start", addresses: {} })

      const second = await start(by)
      await expect.poll(() => startTime(first.server.pid)).toBeUndefined()
      expect(second.server.pid).not.toBe(first.server.pid)
    },
  )
})
