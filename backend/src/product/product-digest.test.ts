import { describe, expect, it } from "vitest"
import { type AdminProduct, emptyProfile } from "../contract"
import { productDigest } from "./product-digest"

const product = (stock: AdminProduct["stock"]) => ({
  ...{ ...emptyProfile(), name: "One", handle: "one", short_description: null, description: null },
  ...{ brand_id: null, machine_type_id: null, price: 10, part_number: "A-1", tags: [], images: [] },
  ...{ thumbnail: null, status: "published", stock },
})

const at = (location: string, quantity: number | null) => ({ location_id: location, location, quantity })

describe("The digest of a product", () => {
  it("is another one for stock that nobody counts than for an empty shelf", () => {
    expect(productDigest(product([at("main", null)]))).not.toBe(productDigest(product([at("main", 0)])))
  })

  it("is the same with a further location that has no piece", () => {
    const one = productDigest(product([at("main", 3)]))
    expect(productDigest(product([at("main", 3), at("annexe", 0)]))).toBe(one)
    expect(productDigest(product([at("main", 3), at("annexe", 1)]))).not.toBe(one)
  })
})
