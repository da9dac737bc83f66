import { describe, expect, it } from "vitest"
import { fromLondonField, nextMornings, toLondonField } from "./london-time"

describe("London's clocks", () => {
  it.each([
    ["2026-01-15T09:30:00.000Z", "2026-01-15T09:30"],
    ["2026-07-15T08:30:00.000Z", "2026-07-15T09:30"],
    ["2026-07-15T23:30:00.000Z", "2026-07-16T00:30"],
  ])("show %s as %s, and back", (iso, field) => {
    expect(toLondonField(iso)).toBe(field)
    expect(fromLondonField(field)).toBe(iso)
  })

  it("skip an hour in spring and have one twice in autumn", () => {
    expect(fromLondonField("2026-03-29T01:30")).toBe("2026-03-29T01:30:00.000Z")
    expect(fromLondonField("2026-10-25T01:30")).toBe("2026-10-25T00:30:00.000Z")
  })

  it.each(["", "2026-02-30T09:00", "2026-13-01T09:00", "tomorrow"])("do not show %j", (field) => {
    expect(fromLondonField(field)).toBeNull()
  })

  it("have a next morning on each day, also when they change and past midnight in summer", () => {
    expect(nextMornings(Date.parse("2026-10-24T23:30:00.000Z"), 2)).toEqual([
      { day: "Mon 26 Oct", field: "2026-10-26T09:00" },
      { day: "Tue 27 Oct", field: "2026-10-27T09:00" },
    ])
    expect(nextMornings(Date.parse("2026-03-28T23:30:00.000Z"), 1)).toEqual([
      { day: "Sun 29 Mar", field: "2026-03-29T09:00" },
    ])
  })
})
