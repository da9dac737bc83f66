import { spawnSync } from "node:child_process"
import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:net"
import { once } from "node:events"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { freePort } from "../lib/ports.ts"
import { fromRoot, root } from "../lib/paths.ts"
import { openSandbox, type Sandbox, sandbox, sandboxEnvironment } from "../lib/sandbox.ts"

const isRoot = process.getuid?.() === 0
const isWindows = process.platform === "win32"
const NOBODY = 65534

/** For a command that never ends, in ms. */
const COMMAND_MS = 120_000

let place: Sandbox
let environment: Record<string, string>
let stranger: Server | undefined

beforeEach(async () => {
  place = sandbox()
  environment = await sandboxEnvironment(place)
})

afterEach(() => {
  stranger?.close()
  stranger = undefined
  place.remove()
})

/** Runs an npm command's program to its end. */
function command(
  name: string,
  more: Record<string, string | undefined> = {},
  user?: { uid: number; gid: number },
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fromRoot("scripts", "run.mjs"), ...name.split(" ")],
    {
      cwd: root,
      env: { ...process.env, npm_lifecycle_event: undefined, ...environment, ...more },
      encoding: "utf8",
      timeout: COMMAND_MS,
      ...user,
    },
  )
  return { status, output: stdout + stderr }
}

describe("npm start explains", { retry: 1 }, () => {
  it.each([
    ["BACKEND_PORT", "127.0.0.1"],
    ["STOREFRONT_PORT", "0.0.0.0"],
  ])("a port that is taken, and %s changes it", async (setting, host) => {
    stranger = createServer().listen(Number(environment[setting]), host)
    await once(stranger, "listening")
    const { status, output } = command("start")
    expect(status).toBe(1)
    expect(output).toContain(`Port ${environment[setting]} is taken by another program`)
    expect(output).toContain(`${setting}=`)
    expect(existsSync(join(place.directory, "data", "postgres"))).toBe(false)
  })

  it("an unreachable database, with its host and port and without its password", async () => {
    const port = await freePort()
    const { status, output } = command("start", {
      DATABASE_URL: `postgres://shop:s3cret-word@127.0.0.1:${port}/shop`,
    })
    expect(status).toBe(1)
    expect(output).toContain(`database "shop" on 127.0.0.1:${port} cannot be reached (ECONNREFUSED)`)
    expect(output).toContain("start PostgreSQL, or correct the host and port in DATABASE_URL")
    expect(output).not.toContain("s3cret-word")
  })

  // On Windows the mode of a folder prevents nobody from writing into it.
  it.skipIf(isWindows)("a read-only data folder", () => {
    const folder = join(place.directory, "read-only")
    mkdirSync(folder)
    chmodSync(folder, 0o555)
    // Root may write anywhere, so as root the command runs as nobody.
    const user = isRoot ? { uid: NOBODY, gid: NOBODY } : undefined
    const { status, output } = command("start", { SCANWRIGHT_DATA_DIR: folder, HOME: "/nonexistent" }, user)
    expect(status).toBe(1)
    expect(output).toContain(`The data folder cannot be written: ${folder} (this user may not write there)`)
  })

  it.runIf(isRoot)("a data folder that belongs to another user", () => {
    const folder = join(place.directory, "foreign")
    mkdirSync(folder)
    chmodSync(folder, 0o777)
    writeFileSync(join(folder, "secrets.json"), "{}", { mode: 0o600 })
    const user = { uid: NOBODY, gid: NOBODY }
    const { status, output } = command("start", { SCANWRIGHT_DATA_DIR: folder, HOME: "/nonexistent" }, user)
    expect(status).toBe(1)
    expect(output).toContain("The data folder belongs to another user")
    expect(output).toContain("SCANWRIGHT_DATA_DIR")
  })

  it("that it already runs, where, and how to stop it", async () => {
    const { installation, shutdown } = await openSandbox(place)
    installation.lock.announce({ storefront: "http://localhost:8123" })
    const { status, output } = command("start")
    await shutdown.stop()
    expect(status).toBe(1)
    expect(output).toContain(
      `Scanwright already runs from this data folder (npm start, process ${process.pid})`,
    )
    expect(output).toContain("http://localhost:8123")
    expect(output).toContain(isWindows ? "Stop it with Ctrl-C in its terminal" : `kill ${process.pid}`)
  })
})

describe("npm run reset", { retry: 1 }, () => {
  it("deletes nothing without a terminal or --yes, and everything with it", async () => {
    const { installation, shutdown } = await openSandbox(place)
    await shutdown.stop()
    const refused = command("reset")
    expect(refused.status).toBe(1)
    expect(refused.output).toContain("without a terminal to ask on, add --yes")
    expect(existsSync(installation.paths.secrets)).toBe(true)

    const done = command("reset --yes")
    expect(done.status).toBe(0)
    expect(done.output).toContain(installation.paths.directory)
    expect(existsSync(installation.paths.directory)).toBe(false)
  })

  it("refuses while the shop runs", async () => {
    const { installation, shutdown } = await openSandbox(place)
    const { status, output } = command("reset --yes")
    expect(status).toBe(1)
    expect(output).toContain(`Scanwright is running (npm start, process ${process.pid})`)
    expect(existsSync(installation.paths.secrets)).toBe(true)
    await shutdown.stop()
  })
})
