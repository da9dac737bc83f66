import { MedusaError } from "@medusajs/framework/utils"
import { describe, expect, it } from "vitest"
import { assertAllPresent, notFound, present } from "./not-found"

describe("Records that must be there", () => {
  it("are returned, and missed by a refusal that says which one it is about", () => {
    expect(present({ id: "brand_1" }, "Brand", "brand_1")).toEqual({ id: "brand_1" })
    for (const nothing of [null, undefined])
      expect(() => present(nothing, "Brand", "brand_2")).toThrow("Brand with id: brand_2 was not found")
    expect(notFound("Brand", "brand_2").type).toBe(MedusaError.Types.NOT_FOUND)
  })

  it("are missed by all their ids, each once", () => {
    const ids = ["a", "b", "c", "c"]
    expect(() => assertAllPresent("Brand", ids, [{ id: "a" }])).toThrow("Brand with id: b, c was not found")
    expect(() => assertAllPresent("Brand", ["a", "a"], [{ id: "a" }])).not.toThrow()
  })
})
