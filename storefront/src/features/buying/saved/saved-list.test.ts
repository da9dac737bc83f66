import { describe, expect, it } from "vitest"
import { sampleProduct } from "@/features/buying/cart/sample-product"
import { isAmong } from "./saved-items"
import { freeName, itemsOf, LIST_LINES_MOST, LISTS_MOST, namesOf, repairSaved, withList } from "./saved-list"

const product = (id: string) => ({ ...sampleProduct, productId: id })
const wanted = (...ids: string[]) => ids.map((id) => ({ product: product(id), quantity: 2 }))

describe("Saved products", () => {
  it("of the form without lists are those of the list without a name", () => {
    const items = repairSaved([product("a"), product("b"), null, 7])
    expect(items.map(({ productId, list, quantity }) => [productId, list, quantity])).toEqual([
      ["a", "", 1],
      ["b", "", 1],
    ])
    expect(isAmong([product("a")], "a")).toBe(true)
  })

  it("of a named list keep their quantities, and leave the button Save alone", () => {
    const items = withList(repairSaved([product("a")]), "Van 3", wanted("b", "a"))
    expect(namesOf(items)).toEqual(["Van 3"])
    expect(itemsOf(items, "Van 3").map(({ quantity }) => quantity)).toEqual([2, 2])
    expect(isAmong(items, "b")).toBe(false)
    expect(repairSaved(JSON.parse(JSON.stringify(items)) as unknown[])).toEqual(items)
  })

  it("are bounded: lines of a list, and lists", () => {
    const ids = Array.from({ length: LIST_LINES_MOST + 5 }, (_, index) => String(index))
    expect(itemsOf(withList([], "Long", wanted(...ids)), "Long")).toHaveLength(LIST_LINES_MOST)
    const many = Array.from({ length: LISTS_MOST + 3 }, (_, index) => `List ${index}`).reduce(
      (items, name) => withList(items, name, wanted("a")),
      repairSaved([]),
    )
    expect(namesOf(many)).toHaveLength(LISTS_MOST)
    expect(namesOf(many)[0]).toBe(`List ${LISTS_MOST + 2}`)
  })

  it("get a name of their own where the name is taken", () => {
    const items = withList(withList([], "Van", wanted("a")), "Van (2)", wanted("b"))
    expect(freeName(items, "  Van\n")).toBe("Van (3)")
    expect(freeName(items, "Till")).toBe("Till")
    expect(freeName([], "x".repeat(100))).toHaveLength(60)
  })
})
