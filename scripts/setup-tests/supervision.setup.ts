import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { fromRoot } from "../lib/paths.ts"
import { startTime } from "../lib/process-identity.ts"
import { processesWith } from "./processes-of.ts"
import { Runner } from "./runner.ts"
import { type Sandbox, sandbox, sandboxEnvironment } from "../lib/sandbox.ts"

/** On Windows no program can ask another to end, and the system ends our children with us. */
const hasSignals = process.platform !== "win32"

let place: Sandbox
let environment: Record<string, string>

beforeEach(async () => {
  place = sandbox()
  environment = await sandboxEnvironment(place)
})

afterEach(() => {
  for (const pid of processesWith(place.directory)) process.kill(pid, "SIGKILL")
  place.remove()
})

async function startTwoParts(): Promise<{ runner: Runner; parts: number[] }> {
  const program = ["--import", "tsx", fromRoot("scripts", "setup-tests", "two-parts.ts")]
  const runner = new Runner(program, environment)
  await runner.prints(/running \d+ \d+\n/)
  const [, ...parts] = /running (\d+) (\d+)\n/.exec(runner.output) ?? []
  return { runner, parts: parts.map(Number) }
}

describe("the parts of a running shop", () => {
  it.runIf(hasSignals).each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "all end on %s, even one that ignores it",
    async (signal) => {
      const { runner } = await startTwoParts()
      expect(await runner.end(signal)).toBe(0)
      expect(processesWith(place.directory)).toEqual([])
    },
  )

  it("all end when one of them dies, with its name and exit code 1", async () => {
    const { runner, parts } = await startTwoParts()
    process.kill(parts[0] ?? 0, "SIGKILL")
    expect(await runner.exit()).toBe(1)
    expect(runner.output).toMatch(/polite (was ended by SIGKILL|ended with exit code 1)\./)
    expect(processesWith(place.directory)).toEqual([])
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
      expect(first.parts.map(startTime)).toEqual([undefined, undefined])
      expect(await second.runner.end("SIGTERM")).toBe(0)
      expect(processesWith(place.directory)).toEqual([])
    },
  )
})
