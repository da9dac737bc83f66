import { describe, expect, it } from "vitest"
import { lineTotal } from "./conditions"

describe("lineTotal", () => {
  it("multiplies in pence, so that nothing is lost to binary fractions", () => {
    expect(lineTotal({ unitPrice: 1.1, quantity: 3 }, [])).toBe(3.3)
    expect(lineTotal({ unitPrice: 1189.99, quantity: 250 }, [])).toBe(297_497.5)
  })

  it("has no figure for what has no price or is sold no more", () => {
    expect(lineTotal({ unitPrice: null, quantity: 3 }, [])).toBeNull()
    expect(lineTotal({ unitPrice: 10, quantity: 3 }, [{ is: "gone" }])).toBeNull()
    expect(lineTotal({ unitPrice: 10, quantity: 3 }, [{ is: "repriced", oldPrice: 9 }])).toBe(30)
  })
})
