import { describe, expect, it } from "vitest"
import { nextTab } from "./next-tab"

describe("nextTab", () => {
  it.each([
    ["ArrowRight", 0, false, 1],
    ["ArrowRight", 2, false, 0],
    ["ArrowLeft", 0, false, 2],
    ["ArrowLeft", 1, true, 2],
    ["ArrowRight", 0, true, 2],
    ["Home", 2, false, 0],
    ["End", 0, true, 2],
    ["Enter", 1, false, null],
  ])("%s from tab %i (right to left: %s) leads to %s", (key, index, isRtl, next) => {
    expect(nextTab(key, index, 3, isRtl)).toBe(next)
  })

  it("leads nowhere without tabs", () => {
    expect(nextTab("End", 0, 0, false)).toBeNull()
  })
})
