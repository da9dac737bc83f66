import { describe, expect, it } from "vitest"
import { appliedFilters, cleared, type Facet, limit, rangeProblem, toggled } from "./selection"

const facets: Facet[] = [
  {
    kind: "choice",
    name: "brand",
    label: "Brand",
    options: [
      { value: "zebra", label: "Zebra", count: 12 },
      { value: "epson", label: "Epson", count: 3 },
    ],
  },
  {
    kind: "range",
    minName: "price_min",
    maxName: "price_max",
    label: "Price",
    prefix: "£",
    lowest: 40,
    highest: 2400,
  },
]

describe("toggled", () => {
  it("adds a value, removes it again, and leaves no empty parameter", () => {
    const one = toggled({ q: ["scanner"] }, "brand", "zebra")
    expect(one).toEqual({ q: ["scanner"], brand: ["zebra"] })
    expect(toggled(one, "brand", "epson")).toEqual({ q: ["scanner"], brand: ["zebra", "epson"] })
    expect(toggled(one, "brand", "zebra")).toEqual({ q: ["scanner"] })
  })
})

describe("appliedFilters", () => {
  it("says each in words, with what is chosen without it", () => {
    expect(
      appliedFilters(facets, { brand: ["epson", "gone"], price_min: ["100"], price_max: ["200"] }),
    ).toEqual([
      { label: "Brand: Epson", without: { brand: ["gone"], price_min: ["100"], price_max: ["200"] } },
      { label: "Brand: gone", without: { brand: ["epson"], price_min: ["100"], price_max: ["200"] } },
      { label: "Price: £100 to £200", without: { brand: ["epson", "gone"] } },
    ])
  })

  it.each([
    [{ price_min: ["100"] }, "Price: from £100"],
    [{ price_max: ["200"] }, "Price: up to £200"],
  ])("says %o as %s", (selection, label) => {
    expect(appliedFilters(facets, selection)[0]?.label).toBe(label)
  })
})

describe("cleared", () => {
  it("removes all filters and leaves the search", () => {
    expect(cleared(facets, { q: ["scanner"], brand: ["zebra"], price_max: ["200"] })).toEqual({
      q: ["scanner"],
    })
  })
})

describe("rangeProblem", () => {
  it.each([
    ["", ""],
    ["100", ""],
    ["", "200"],
    ["100", "100"],
    ["99.50", "1,200"],
  ])("finds nothing wrong with %j to %j", (min, max) => {
    expect(rangeProblem(min, max)).toBeNull()
  })

  it.each([
    ["cheap", "", "min"],
    ["10", "-5", "max"],
    ["10", "12.345", "max"],
    ["200", "100", "max"],
    ["1,200", "300", "max"],
  ])("finds %j to %j wrong at %s", (min, max, field) => {
    expect(rangeProblem(min, max)?.field).toBe(field)
  })
})

describe("limit", () => {
  it.each([
    ["1,200", "1200"],
    [" 99.50 ", "99.50"],
    ["  ", undefined],
  ])("carries %j as %j", (text, carried) => {
    expect(limit(text)).toBe(carried)
  })
})
