import { describe, expect, it } from "vitest"
import { ACTION_BYTES_MOST } from "@/lib/action-size"
import type { Outcome } from "./outcome"
import { runAction } from "./run-action"

const saved: Outcome<string> = { ok: true, value: "saved" }

/** An action that returns these outcomes in turn, and records its inputs. */
function acting(...outcomes: (Outcome<string> | Error)[]) {
  const inputs: string[] = []
  const action = async (input: string): Promise<Outcome<string>> => {
    inputs.push(input)
    const outcome = outcomes.shift()
    if (outcome === undefined) throw new Error("Called once too often")
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  return { action, inputs }
}

const never = async () => {
  throw new Error("Asked to sign in")
}
const offline = new TypeError("Failed to fetch")
const soon = { retryWaitMs: 1 }

describe("runAction", () => {
  it("tries three times more when our server can't be reached", async () => {
    const { action, inputs } = acting(offline, offline, offline, saved)
    expect(await runAction(action, "a", never, soon)).toEqual(saved)
    expect(inputs).toHaveLength(4)
  })

  it("then shows the message of section 8", async () => {
    const { action } = acting(offline, offline, offline, offline)
    expect(await runAction(action, "a", never, soon)).toEqual({
      ok: false,
      kind: "unavailable",
      message: "Network error. Please check your internet connection and try again.",
    })
  })

  it("sends nothing that is larger than a server action takes, and says so", async () => {
    const { action, inputs } = acting(saved, saved)
    const whole = "x".repeat(ACTION_BYTES_MOST - '""'.length)
    expect(await runAction(action, `${whole}x`, never, soon)).toEqual({
      ok: false,
      kind: "invalid",
      message: "At most 2 MB can be sent at once; this has 2.01 MB. Shorten it and try again.",
    })
    expect(inputs).toHaveLength(0)
    expect(await runAction(action, whole, never, soon)).toEqual(saved)
    expect(await runAction(action, `${whole}x`, never, { bytesMost: Infinity })).toEqual(saved)
  })

  it("does not retry a failure of our own server", async () => {
    const { action, inputs } = acting(new Error("500"))
    expect(await runAction(action, "a", never, soon)).toMatchObject({ ok: false, kind: "other" })
    expect(inputs).toHaveLength(1)
  })
})
