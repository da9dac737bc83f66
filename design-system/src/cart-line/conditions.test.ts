import { describe, expect, it } from "vitest"
import { describeCondition, lineTotal } from "./conditions"

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

describe("describeCondition", () => {
  const line = { unitPrice: 114.5, quantity: 12 }

  it.each([
    [{ is: "repriced", oldPrice: 120 } as const, "Price changed from £120.00 to £114.50 since you added it."],
    [
      { is: "short", available: 8 } as const,
      "Only 8 of 12 in stock. We quote the rest with a delivery date.",
    ],
    [{ is: "short", available: 0 } as const, "Out of stock. We quote it with a delivery date."],
  ])("says %o", (condition, text) => {
    expect(describeCondition(condition, line).text).toBe(text)
  })

  it("says that there is a price now", () => {
    expect(describeCondition({ is: "repriced", oldPrice: null }, line).text).toBe(
      "Price changed from price on application to £114.50 since you added it.",
    )
  })

  it("says that a price has gone", () => {
    expect(describeCondition({ is: "repriced", oldPrice: 9 }, { unitPrice: null, quantity: 1 }).text).toBe(
      "Price changed from £9.00 to price on application since you added it.",
    )
  })
})
