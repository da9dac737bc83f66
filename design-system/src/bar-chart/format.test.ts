import { describe, expect, it } from "vitest"
import { chartFormat } from "./format"

describe("wordsOf", () => {
  const format = chartFormat("kg CO2e", 1)

  it.each([
    [1204, "1,204.0", "1,204.0 kg CO2e"],
    [-38, "−38.0", "−38.0 kg CO2e"],
    [null, "Not stated", "not stated"],
    [{ value: 12, low: 8, high: 16.25 }, "12.0 (8.0–16.3)", "12.0 kg CO2e, estimated between 8.0 and 16.3"],
  ])("says %o short as %s and in full as %s", (figure, short, full) => {
    expect(format.short(figure)).toBe(short)
    expect(format.full(figure)).toBe(full)
  })
})
