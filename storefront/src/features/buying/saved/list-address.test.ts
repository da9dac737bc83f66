import { describe, expect, it } from "vitest"
import { formatSharedList, readSharedList } from "./list-address"

describe("The address of a shared list", () => {
  it("has part numbers and quantities, whatever signs a maker uses", () => {
    const lines = [
      { sku: "DS2208-SR7U2100SGW", quantity: 3 },
      { sku: "A/B (2,5):1", quantity: 9999 },
      { sku: null, quantity: 1 },
    ]
    const items = formatSharedList(lines)
    expect(items).toBe("DS2208-SR7U2100SGW:3,A%2FB%20(2%2C5)%3A1:9999")
    expect(readSharedList(items).lines).toEqual([
      { partNumber: "DS2208-SR7U2100SGW", quantity: 3 },
      { partNumber: "A/B (2,5):1", quantity: 9999 },
    ])
  })

  it("means one piece where it has no quantity, and the sum where a part number comes twice", () => {
    expect(readSharedList(["a,b:2", "a:4"]).lines).toEqual([
      { partNumber: "a", quantity: 5 },
      { partNumber: "b", quantity: 2 },
    ])
  })

  it("is read as far as it can be, and no further than 100 lines", () => {
    const bad = ["<script>", "a:0", "b:-1", "c:1:2", "%zz", "d:12345", "x".repeat(101), "\u0000"]
    expect(readSharedList(bad.join(","))).toEqual({ lines: [], unreadable: bad.length, isCut: false })
    const many = readSharedList(Array.from({ length: 150 }, (_, index) => `p${index}`).join(","))
    expect(many.lines).toHaveLength(100)
    expect(many.isCut).toBe(true)
    expect(readSharedList(undefined)).toEqual({ lines: [], unreadable: 0, isCut: false })
  })
})
