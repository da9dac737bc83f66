import { describe, expect, it } from "vitest"
import { afterFailure } from "./retry-policy"

const MINUTE = 60_000
const settings = { retryAfter: [2_000, 10_000, MINUTE], giveUpAfter: 60 * MINUTE }
const created_at = "2026-11-20T10:00:00.000Z"
const born = Date.parse(created_at)
const failure = { permanent: false, reason: "the server is unavailable" }

describe("A mail that was not sent", () => {
  it.each([
    [1, 2_000],
    [2, 10_000],
    [3, MINUTE],
    [4, MINUTE],
    [40, MINUTE],
  ])("after try %i waits %i ms", (attempt, retry_in) => {
    expect(afterFailure({ attempt, created_at }, failure, settings, born)).toEqual({
      status: "pending",
      last_error: "the server is unavailable",
      retry_in,
    })
  })

  it("is given up when it would be too old at its next try", () => {
    const statusAtAge = (age: number) =>
      afterFailure({ attempt: 9, created_at }, failure, settings, born + age).status
    expect(statusAtAge(59 * MINUTE)).toBe("pending")
    expect(statusAtAge(59 * MINUTE + 1)).toBe("failed")
  })

  it("is given up at once when the server refuses it for good", () => {
    expect(
      afterFailure(
        { attempt: 1, created_at },
        { permanent: true, reason: "no such mailbox" },
        settings,
        born,
      ),
    ).toEqual({ status: "failed", last_error: "no such mailbox" })
  })
})
