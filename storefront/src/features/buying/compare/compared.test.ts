import { describe, expect, it } from "vitest"
import { COMPARE_LIMIT, type CompareProduct } from "./compare-product"
import { repairCompared, toggled, withMore, without } from "./compared"

const product = (id: string): CompareProduct => ({ id, name: `Product ${id}`, image: null })
const four = ["a", "b", "c", "d"].map(product)

describe("the choice of products to compare", () => {
  it("holds no more than four", () => {
    expect(four).toHaveLength(COMPARE_LIMIT)
    expect(toggled(four, product("e"))).toEqual(four)
    expect(toggled(without(four, "b"), product("e")).map(({ id }) => id)).toEqual(["a", "c", "d", "e"])
  })

  it("takes several in as far as there is room, each once", () => {
    expect(withMore([product("a")], four)).toEqual(four)
    expect(withMore(four, [product("e")])).toEqual(four)
  })
})

describe("what was stored", () => {
  it("is repaired: what makes sense stays, each product once, four at most", () => {
    const broken = [1, null, "a", { id: 7 }, { id: "a b", name: "x" }, { id: "a", name: "" }]
    expect(repairCompared(broken)).toEqual([])
    const stored = [{ id: "a", name: "Product a", image: 7 }, ...broken, ...four, product("e")]
    expect(repairCompared(stored)).toEqual(four)
  })
})
