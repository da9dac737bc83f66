import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { Processes } from "./processes.ts"
import { type Sandbox, sandbox } from "./sandbox.ts"
import { Shutdown } from "./shutdown.ts"

describe.skipIf(process.platform === "win32")("The log and the record of a program", () => {
  let place: Sandbox
  let umask: number

  beforeEach(() => {
    place = sandbox()
    // As most systems have it: files without a mode of their own are readable by everybody.
    umask = process.umask(0o022)
  })

  afterEach(() => {
    process.umask(umask)
    place.remove()
  })

  it("are readable by their owner only", async () => {
    const shutdown = new Shutdown()
    const record = join(place.directory, "processes.json")
    const processes = new Processes(record, place.directory, shutdown, false)
    const code = "console.log('an address of somebody')"
    const program = { name: "talker", command: process.execPath, args: ["-e", code], cwd: place.directory }
    const running = await processes.start(program)
    expect((await running.ended).code).toBe(0)
    await shutdown.stop()
    const log = join(place.directory, "talker.log")
    await expect.poll(() => readFileSync(log, "utf8")).toContain("an address of somebody")
    for (const file of [log, record]) expect(statSync(file).mode & 0o777, file).toBe(0o600)
  })
})
