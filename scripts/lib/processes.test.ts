import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { Processes } from "./processes.ts"
import { sandbox } from "./sandbox.ts"
import { Shutdown } from "./shutdown.ts"

it.skipIf(process.platform === "win32")(
  "The log and the record of a program are for their owner only",
  async () => {
    const place = sandbox()
    // As most systems have it: files without a mode of their own are readable by everybody.
    const umask = process.umask(0o022)
    onTestFinished(() => {
      process.umask(umask)
      place.remove()
    })
    const shutdown = new Shutdown()
    const record = join(place.directory, "processes.json")
    const processes = new Processes(record, place.directory, shutdown, false)
    const args = ["-e", "console.log('an address of somebody')"]
    const program = { name: "talker", command: process.execPath, args, cwd: place.directory }
    const running = await processes.start(program)
    expect((await running.ended).code).toBe(0)
    await shutdown.stop()
    const log = join(place.directory, "talker.log")
    await expect.poll(() => readFileSync(log, "utf8")).toContain("an address of somebody")
    for (const file of [log, record]) expect(statSync(file).mode & 0o777, file).toBe(0o600)
  },
)
