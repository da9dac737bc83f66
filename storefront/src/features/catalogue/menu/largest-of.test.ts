import { expect, it } from "vitest"
import { largestOf } from "./largest-of"

it("The menu names the eight brands with the most products, by name", () => {
  const brands = Array.from({ length: 12 }, (_, index) => ({
    name: `Brand ${String.fromCodePoint(76 - index)}`,
    handle: `brand-${index}`,
    productCount: index,
  }))
  expect(largestOf(brands).map(({ productCount }) => productCount)).toEqual([11, 10, 9, 8, 7, 6, 5, 4])
  expect(largestOf(brands)[0]?.name).toBe("Brand A")
  expect(largestOf([])).toEqual([])
})
