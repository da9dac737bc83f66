import { describe, expect, it } from "vitest"
import { readSearch, readTypedSearch, searchQuerySchema } from "./search-query"

describe("a search by address", () => {
  it("is of everything, of a brand or of a brand's machine type", () => {
    expect(readSearch({ search: " tc21 " })).toMatchObject({ search: "tc21", brand: null, machineType: null })
    expect(readSearch({ search: "tc21", within: "zebra", page: "2" })).toMatchObject({
      brand: "zebra",
      page: 2,
    })
    expect(readSearch({ search: "tc21", within: "zebra/tablets" })).toMatchObject({
      brand: "zebra",
      machineType: "tablets",
      page: 1,
    })
  })

  it("is the last one where an address has several", () =>
    expect(readSearch({ search: ["a", "b"], within: "zebra" })).toMatchObject({
      search: "b",
      brand: "zebra",
    }))

  it.each([
    [{ q: " tc21 " }, "tc21"],
    [{ q: ["a", "b"] }, "b"],
    [{ search: "b" }, ""],
  ])("typed as %j is %j", (query, text) => expect(readTypedSearch(query)).toBe(text))

  it.each([
    {},
    { search: "" },
    { search: "   " },
    { search: "x".repeat(201) },
    { within: "zebra/tablets" },
    { search: "x", within: "a/b/c" },
  ])("%j searches for nothing", (query) => {
    expect(readSearch(query)).toBeNull()
  })
})

describe("a search by script", () => {
  it("without words lists everything", () => {
    expect(searchQuerySchema.parse({ page: "3" })).toEqual({
      level: "products",
      brand: null,
      machineType: null,
      search: null,
      page: 3,
    })
  })

  it.each([{ search: "x".repeat(201) }, { search: " " }, { page: "0" }, { page: "1e2" }, { brand: "" }])(
    "refuses %j",
    (query) => {
      expect(searchQuerySchema.safeParse(query).success).toBe(false)
    },
  )
})
