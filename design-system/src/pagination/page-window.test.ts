import { describe, expect, it } from "vitest"
import { pageWindow } from "./page-window"

describe("pageWindow", () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 9, [1, 2, "gap", 9]],
    [3, 9, [1, 2, 3, 4, "gap", 9]],
    [4, 9, [1, 2, 3, 4, 5, "gap", 9]],
    [5, 9, [1, "gap", 4, 5, 6, "gap", 9]],
    [9, 9, [1, "gap", 8, 9]],
    [1, 3, [1, 2, 3]],
  ])("on page %d of %d offers %o", (page, pageCount, slots) => {
    expect(pageWindow(page, pageCount)).toEqual(slots)
  })
})
