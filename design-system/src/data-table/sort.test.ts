import { describe, expect, it } from "vitest"
import { compareValues, nextSort } from "./sort"

describe("compareValues", () => {
  it.each([
    [
      ["TC210", "TC22", "tc21"],
      ["tc21", "TC22", "TC210"],
    ],
    [
      [1189.99, 114.5, 742],
      [114.5, 742, 1189.99],
    ],
  ])("puts %o in order", (values: (string | number)[], sorted) => {
    expect(values.toSorted(compareValues)).toEqual(sorted)
  })
})

describe("nextSort", () => {
  const byName = { columnId: "name", direction: "ascending" } as const

  it("starts with the column's own direction", () => {
    expect(nextSort(null, "name")).toEqual(byName)
    expect(nextSort(byName, "price", "descending")).toEqual({ columnId: "price", direction: "descending" })
  })

  it("turns round at every further press", () => {
    const turned = nextSort(byName, "name")
    expect(turned.direction).toBe("descending")
    expect(nextSort(turned, "name")).toEqual(byName)
  })
})
