import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { readJson } from "../lib/json-file.ts"
import { fromRoot } from "../lib/paths.ts"
import { startTime } from "../lib/process-identity.ts"
import { processesWith } from "./processes-of.ts"
import { Runner } from "./runner.ts"
import { type Sandbox, sandbox, sandboxEnvironment } from "../lib/sandbox.ts"

/** On Windows no program can ask another to end, and the system ends our children with us. */
const hasSignals = process.platform !== "win32"

/** How long a part does not answer before it counts as hung: on a crowded machine one that works takes its time, too. */
const SILENCE_SECONDS = 6

let place: Sandbox
let environment: Record<string, string>

beforeEach(async () => {
  place = sandbox()
  environment = { ...(await sandboxEnvironment(place)), RESTART_AFTER_SECONDS: String(SILENCE_SECONDS) }
})

afterEach(() => {
  for (const pid of processesWith(place.directory)) process.kill(pid, "SIGKILL")
  place.remove()
})

/** The process ids of running parts, as they are recorded. */
function pidsOf(...names: string[]): (number | undefined)[] {
  const recorded = readJson<{ name: string; pid: number }[]>(join(place.directory, "data", "processes.json"))
  return names.map((name) => recorded?.find((part) => part.name === name)?.pid)
}

/** Waits until no process of the parts is running any more. */
const nothingLeft = () => expect.poll(() => processesWith(place.directory)).toEqual([])

const twoParts = ["--import", "tsx", fromRoot("scripts", "setup-tests", "two-parts.ts")]

/** @param program the arguments of Node */
async function startTwoParts(program = twoParts): Promise<{ runner: Runner; parts: number[] }> {
  const runner = new Runner(program, environment)
  await runner.prints(/running \d+ \d+\n/)
  const [, ...parts] = /running (\d+) (\d+)\n/.exec(runner.output) ?? []
  return { runner, parts: parts.map(Number) }
}

describe("the parts of a running shop", { retry: 1 }, () => {
  it.runIf(hasSignals).each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "all end on %s, even one that ignores it",
    async (signal) => {
      const { runner } = await startTwoParts()
      expect(await runner.end(signal)).toBe(0)
      await nothingLeft()
    },
  )

  /** The same under an older Node, which runs them with a newer one in its place. */
  async function startUnderOlderNode(): Promise<{ runner: Runner; parts: number[] }> {
    const runtime = JSON.stringify(fromRoot("scripts", "lib", "node-runtime.mjs"))
    const args = JSON.stringify(twoParts)
    const code = `import(${runtime}).then(({ runInstead }) => runInstead(process.execPath, ${args})).then(process.exit)`
    return startTwoParts(["-e", code])
  }

  it.runIf(hasSignals)("end in order under an older Node, however often one Ctrl-C arrives", async () => {
    const { runner } = await startUnderOlderNode()
    // To the whole group, as from a terminal; and the older Node passes it on.
    process.kill(-runner.pid, "SIGINT")
    expect(await runner.exit()).toBe(0)
    expect(readFileSync(join(place.directory, "data", "logs", "stubborn.log"), "utf8")).toContain("not yet")
    await nothingLeft()
  })

  it.runIf(hasSignals)("end when the older Node that started them is killed", async () => {
    const { runner } = await startUnderOlderNode()
    await runner.end("SIGKILL")
    await nothingLeft()
  })

  const end = (runner: Runner) => (hasSignals ? runner.end("SIGTERM") : runner.end("SIGKILL"))

  it("start again alone when one dies, with the reason, while the other goes on", async () => {
    const { runner, parts } = await startTwoParts()
    process.kill(parts[0] ?? 0, "SIGKILL")
    await runner.prints(/polite answers again\./)
    expect(runner.output).toMatch(
      /polite (was ended by SIGKILL|ended with exit code 1); starting it again\.\n/,
    )
    const pids = pidsOf("polite", "stubborn")
    expect(pids[0]).not.toBe(parts[0])
    expect(pids[1]).toBe(parts[1])
    await end(runner)
  })

  it.runIf(hasSignals)("start again when one hangs, with how long it has not answered", async () => {
    const { runner, parts } = await startTwoParts()
    process.kill(parts[0] ?? 0, "SIGSTOP")
    await runner.prints(/polite has not answered for 6 s; starting it again\.\n(.*\n)*polite answers again\./)
    await expect.poll(() => startTime(parts[0] ?? 0)).toBeUndefined()
    expect(await runner.end("SIGTERM")).toBe(0)
    await nothingLeft()
  })

  it("all end, with the last lines of its log and exit code 1, when one dies five times in a row", async () => {
    const { runner, parts } = await startTwoParts()
    writeFileSync(join(place.directory, "data", "broken"), "")
    process.kill(parts[0] ?? 0, "SIGKILL")
    expect(await runner.exit()).toBe(1)
    expect(runner.output.match(/starting it again/g)).toHaveLength(4)
    expect(runner.output).toContain("polite has ended 5 times in a row, each time soon after its start.")
    expect(runner.output).toContain(
      "polite ended with exit code 3. Its last lines:\n  No table named product",
    )
    await nothingLeft()
  })

  it.runIf(hasSignals)(
    "are ended by the next start when their runner was killed, and no stranger is",
    async () => {
      const first = await startTwoParts()
      await first.runner.end("SIGKILL")
      expect(first.parts.map(startTime)).not.toContain(undefined)
      // The process id of an ended part that another process, here this very test, has now.
      const record = join(place.directory, "data", "processes.json")
      const recorded = JSON.parse(readFileSync(record, "utf8")) as object[]
      const stranger = { ...recorded[0], name: "reused", pid: process.pid }
      writeFileSync(record, JSON.stringify([...recorded, stranger]))

      const second = await startTwoParts()
      expect(second.runner.output).toContain(
        "Ended what an interrupted run had left behind: stubborn, polite.",
      )
      await expect.poll(() => first.parts.map(startTime)).toEqual([undefined, undefined])
      expect(await second.runner.end("SIGTERM")).toBe(0)
      await nothingLeft()
    },
  )
})
