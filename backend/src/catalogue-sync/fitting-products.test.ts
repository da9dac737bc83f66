import { describe, expect, it } from "vitest"
import { changedFittings, type Fitting } from "./fitting-products"

const document = (accessories: string[], changes: Partial<Fitting> = {}): Fitting => ({
  ...{ id: "prod_1", status: "published", part_number_key: "TC52", accessory_keys: accessories },
  ...changes,
})

const changed = (was: Fitting | undefined, is: Fitting | undefined) =>
  changedFittings(["prod_1"], new Map(was && [["prod_1", was]]), new Map(is && [["prod_1", is]]))

describe("Pages of other products follow", () => {
  it("when something is added to what fits a device, or taken away", () => {
    expect(changed(document(["A", "B"]), document(["B", "C"]))).toEqual({
      accessories: ["A", "C"],
      named: [],
    })
    expect(changed(document(["A"]), document(["A"]))).toEqual({ accessories: [], named: [] })
  })

  it("when the product itself comes, goes or has another part number", () => {
    expect(changed(undefined, document(["A"]))).toEqual({ accessories: ["A"], named: ["TC52"] })
    expect(changed(document(["A"]), document(["A"], { status: "draft" }))).toEqual({
      accessories: ["A"],
      named: ["TC52"],
    })
    expect(changed(document([]), document([], { part_number_key: "TC57" })).named).toEqual(["TC52", "TC57"])
  })

  it("not while the product is a draft", () => {
    expect(changed(undefined, document(["A"], { status: "draft" }))).toEqual({ accessories: [], named: [] })
  })
})
