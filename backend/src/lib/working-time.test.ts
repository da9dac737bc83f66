import { describe, expect, it } from "vitest"
import { WORKING_DAY_HOURS, workingHoursBefore } from "./working-time"

describe("A working day ago", () => {
  const before = (now: string) => workingHoursBefore(new Date(now), WORKING_DAY_HOURS).toISOString()

  it("is the same hour of the day before, within a week", () => {
    expect(before("2026-11-19T11:00:00Z")).toBe("2026-11-18T11:00:00.000Z")
  })

  it("passes over the weekend", () => {
    expect(before("2026-11-23T11:00:00Z")).toBe("2026-11-20T11:00:00.000Z")
    expect(before("2026-11-22T11:00:00Z")).toBe("2026-11-20T08:30:00.000Z")
  })

  it("passes over bank holidays", () => {
    expect(before("2026-12-29T11:00:00Z")).toBe("2026-12-24T11:00:00.000Z")
  })

  it("counts by London's clock, in summer too", () => {
    expect(before("2026-07-15T07:30:00Z")).toBe("2026-07-14T07:30:00.000Z")
    expect(before("2026-07-15T06:00:00Z")).toBe("2026-07-14T07:30:00.000Z")
    // Clocks went forward on Sunday, 29 March 2026.
    expect(before("2026-03-30T09:00:00Z")).toBe("2026-03-27T10:00:00.000Z")
  })
})
