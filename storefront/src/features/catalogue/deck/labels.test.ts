import { describe as group, expect, it } from "vitest"
import { describe } from "./labels"

const ZEBRA = { handle: "zebra", name: "Zebra", logo: null, productCount: 3 }

group("The sentence above the stacked brands", () => {
  const introOf = (brands: (typeof ZEBRA)[]) =>
    describe({ level: "stacked" }, { brands: { title: "Products", brands, machineTypes: [] } }).intro

  it("counts products and manufacturers", () => {
    expect(introOf([ZEBRA])).toContain("3 products from 1 manufacturer.")
  })

  it("counts nothing while the shop has no product, and says what to do", () => {
    expect(introOf([])).toBe("We are adding products to the catalogue. Until then, please call us.")
  })
})
