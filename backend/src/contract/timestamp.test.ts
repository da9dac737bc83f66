import { describe, expect, it } from "vitest"
import { timestampSchema, toIsoText } from "./timestamp"

const ISO = "2025-03-04T05:06:07.890Z"
const SECONDS = Date.parse(ISO) / 1000

describe("A moment is stored as ISO text, whichever form it comes in", () => {
  it.each([
    ["ISO text", ISO, ISO],
    ["ISO text with an offset", "2025-03-04T07:06:07.890+02:00", ISO],
    ["ISO text without a zone", "2025-03-04T05:06:07.890", ISO],
    ["a day", "2025-03-04", "2025-03-04T00:00:00.000Z"],
    ["a number of seconds", SECONDS, ISO],
    ["a timestamp object", { seconds: Math.floor(SECONDS), nanoseconds: 890_999_999 }, ISO],
    ["a timestamp object without parts", { seconds: 0 }, "1970-01-01T00:00:00.000Z"],
    ["a stored timestamp object", { _seconds: Math.floor(SECONDS), _nanoseconds: 890_000_000 }, ISO],
  ])("%s", (_form, given, stored) => {
    expect(timestampSchema("created_at").parse(given)).toBe(stored)
  })

  it("a date", () => {
    expect(toIsoText(new Date(ISO))).toBe(ISO)
    expect(() => toIsoText(new Date(Number.NaN))).toThrow(RangeError)
  })

  it.each([
    "yesterday",
    "04/03/2025",
    "2025-02-30",
    "",
    -1,
    Date.parse(ISO),
    {},
    { seconds: "1" },
    { seconds: 1, nanoseconds: 1e9 },
    { seconds: 1, minutes: 2 },
    null,
    true,
  ])("refuses %j", (given) => {
    expect(timestampSchema("created_at").safeParse(given).success).toBe(false)
  })

  it("says what would be right", () => {
    const { error } = timestampSchema("created_at").safeParse("yesterday")
    expect(error?.issues[0]?.message).toMatch(/^created_at must be an ISO 8601 date/)
  })
})
