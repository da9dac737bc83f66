import { describe, expect, it } from "vitest"
import { apiQuery, filtersOf, listHref, listQuery, orderOf, readProductList, tableSort } from "./list-state"

describe("The address of staff's list of products", () => {
  it("says what is looked for, chosen, sorted by, and which page is shown", () => {
    const state = readProductList({
      q: " zebra ",
      stock: "low",
      brand_id: ["a", "b"],
      order: "-price",
      page: "3",
    })
    expect(state).toEqual({
      q: "zebra",
      selection: { stock: ["low"], brand_id: ["a", "b"] },
      order: "-price",
      page: 3,
    })
    expect(listHref(state)).toBe(
      "/admin/products?q=zebra&stock=low&brand_id=a&brand_id=b&order=-price&page=3",
    )
    expect(apiQuery(state)).toMatchObject({ q: "zebra", stock: ["low"], limit: 50, offset: 100 })
    expect(listQuery(state, ["selection", "page"])).toEqual([
      ["q", "zebra"],
      ["order", "-price"],
    ])
  })

  it("says below which level products are listed that have no reorder level of their own", () => {
    const state = readProductList({ below_reorder_level: ["5", "77"], status: "published" })
    expect(listHref(state)).toBe("/admin/products?status=published&below_reorder_level=5")
    expect(apiQuery(state)).toMatchObject({ status: ["published"], below_reorder_level: "5" })
  })

  it("passes over what makes no sense", () => {
    const state = readProductList({
      stock: "much",
      order: "weight",
      page: "-1",
      price_min: "cheap",
      status: ["draft", "x"],
    })
    expect(state).toEqual({ q: "", selection: { status: ["draft"] }, order: null, page: 1 })
    expect(listHref({ ...state, selection: {} })).toBe("/admin/products")
  })

  it("takes limits of the price that are the wrong way round for what lies between them", () => {
    const { selection } = readProductList({ price_min: "£1,200", price_max: "100" })
    expect(filtersOf({ q: "", selection })).toMatchObject({ price_min: 100, price_max: 1200 })
  })

  it("tells the table how it is sorted, and reads that back", () => {
    const sorted = (order: string | undefined, q = "") => tableSort(readProductList({ order, q }))
    expect(sorted("-stock")).toEqual({ columnId: "stock", direction: "descending" })
    expect(sorted(undefined)).toEqual({ columnId: "updated", direction: "descending" })
    expect(sorted(undefined, "zebra")).toBeNull()
    expect(orderOf({ columnId: "updated", direction: "ascending" })).toBe("updated_at")
    expect(orderOf(null)).toBeNull()
  })
})
