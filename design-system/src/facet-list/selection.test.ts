import { describe, expect, it } from "vitest"
import { appliedFilters, type Facet, limit, rangeProblem } from "./selection"

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

describe("appliedFilters", () => {
  it.each([
    [{ price_min: ["100"] }, "Price: from £100"],
    [{ price_max: ["200"] }, "Price: up to £200"],
  ])("says %o as %s", (selection, label) => {
    expect(appliedFilters(facets, selection)[0]?.label).toBe(label)
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
