import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { withDatabase } from "../lib/database.ts"
import { startDatabase } from "../lib/installation.ts"
import { type PostgresLauncher } from "../lib/postgres.ts"
import { isAlive, startTime } from "../lib/process-identity.ts"
import { removeTree } from "../lib/remove-tree.ts"
import { type Shutdown } from "../lib/shutdown.ts"
import { readState } from "../lib/state.ts"
import { crashOf } from "../lib/system.ts"
import { processesWith } from "./processes-of.ts"
import { openSandbox, type Sandbox, sandbox } from "../lib/sandbox.ts"

const isRoot = process.getuid?.() === 0

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
  it("keeps its data and its port from one start to the next and leaves no process", async () => {
    const first = await start()
    await withDatabase(first.url, (client) => client.query("create table kept as select 42 as value"))
    await first.shutdown.stop()
    await expect.poll(() => startTime(first.server.pid)).toBeUndefined()

    const second = await start()
    const { rows } = await withDatabase(second.url, (client) => client.query("select value from kept"))
    expect(rows).toEqual([{ value: 42 }])
    expect(second.url).toBe(first.url)
  })

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

  it("recovers committed data after a kill -9", async () => {
    const first = await start()
    await withDatabase(first.url, (client) => client.query("create table kept as select 1 as value"))
    process.kill(first.server.pid, "SIGKILL")
    await first.server.ended
    await first.shutdown.stop()

    const second = await start()
    const { rowCount } = await withDatabase(second.url, (client) => client.query("select * from kept"))
    expect(rowCount).toBe(1)
  })

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

  it("is ended at the next start when the program that ran it was killed", async () => {
    const first = await start()
    const record = readFileSync(first.installation.paths.processes, "utf8")
    const identity = { pid: first.server.pid, startedAt: startTime(first.server.pid) ?? "" }
    // The state after a kill: the record and a lock of an ended process, while the server is running.
    writeFileSync(
      first.installation.paths.lock,
      JSON.stringify({ pid: 1, startedAt: "never", command: "npm start", addresses: {} }),
    )

    const second = await openSandbox(place)
    open.push(second.shutdown)
    expect(JSON.parse(record)).toHaveLength(1)
    await expect.poll(() => isAlive(identity)).toBe(false)
  })
})

/** As on Windows, where administrators cannot start it directly. */
describe("the embedded PostgreSQL started through pg_ctl", { retry: 1 }, () => {
  const storedValue = async (url: string) => {
    const { rows } = await withDatabase(url, (client) => client.query<{ value: number }>("table kept"))
    return rows[0]?.value
  }

  it("takes connections, keeps its data, ends with everything else and leaves no process", async () => {
    const first = await start("pg_ctl")
    await withDatabase(first.url, (client) => client.query("create table kept as select 42 as value"))
    await first.shutdown.stop()
    await expect.poll(() => startTime(first.server.pid)).toBeUndefined()
    expect(readFileSync(join(first.installation.paths.logs, "postgres.log"), "utf8")).toContain(
      "database system is shut down",
    )

    const second = await start("pg_ctl")
    expect(await storedValue(second.url)).toBe(42)
  })

  it("is missed when it crashes, with the last lines of its log, and recovers what was committed", async () => {
    const first = await start("pg_ctl")
    await withDatabase(first.url, (client) => client.query("create table kept as select 42 as value"))
    const crash = crashOf(first.installation, [first.server])
    process.kill(first.server.pid, "SIGKILL")
    await expect(crash).rejects.toMatchObject({
      message: "postgres ended unexpectedly. Its last lines:",
      details: expect.arrayContaining([
        expect.stringContaining("database system is ready to accept connections"),
      ]) as string[],
    })
    await first.shutdown.stop()

    const second = await start("pg_ctl")
    expect(await storedValue(second.url)).toBe(42)
  })

  it("says why when it cannot start, and leaves no process", async () => {
    const first = await start("pg_ctl")
    await first.shutdown.stop()
    const { postgresDirectory = "" } = readState(first.installation.paths)
    const data = join(postgresDirectory, "data")
    writeFileSync(join(data, "postgresql.auto.conf"), "shared_buffers = 'plenty'\n")

    await expect(start("pg_ctl")).rejects.toMatchObject({
      message: expect.stringContaining("could not be started (pg_ctl ended with exit code 1)") as string,
      details: expect.arrayContaining([
        expect.stringContaining('invalid value for parameter "shared_buffers"'),
      ]) as string[],
    })
    await expect.poll(() => processesWith(data)).toEqual([])
  })

  it("is stopped when the command ends while it is still starting", async () => {
    const { installation, shutdown } = await openSandbox(place)
    const starting = startDatabase(installation, (message) => notes.push(message), "pg_ctl")
    const failure = expect(starting).rejects.toThrow()
    const data = join(installation.paths.postgres, "data")
    while (!existsSync(join(data, "postmaster.pid"))) await sleep(5)
    await shutdown.stop()
    await failure
    await expect.poll(() => processesWith(data)).toEqual([])
  })

  it("is ended by the next start when the program that ran it was killed", async () => {
    const first = await start("pg_ctl")
    const record = readFileSync(first.installation.paths.processes, "utf8")
    expect(JSON.parse(record)).toMatchObject([{ name: "postgres", pid: first.server.pid }])
    writeFileSync(
      first.installation.paths.lock,
      JSON.stringify({ pid: 1, startedAt: "never", command: "npm start", addresses: {} }),
    )

    const second = await start("pg_ctl")
    await expect.poll(() => startTime(first.server.pid)).toBeUndefined()
    expect(second.server.pid).not.toBe(first.server.pid)
    const { postgresDirectory = "" } = readState(second.installation.paths)
    const log = readFileSync(join(postgresDirectory, "server.previous.log"), "utf8")
    expect(log).toContain("received fast shutdown request")
  })
})
