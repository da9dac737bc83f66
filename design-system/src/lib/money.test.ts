import { describe, expect, it } from "vitest"
import { formatPounds, numericPrice } from "./money"

describe("formatPounds", () => {
  it.each([
    [0, "£0.00"],
    [4.5, "£4.50"],
    [1234.5, "£1,234.50"],
    [1234567.891, "£1,234,567.89"],
  ])("shows %d as %s", (amount, shown) => {
    expect(formatPounds(amount)).toBe(shown)
  })
})

describe("numericPrice", () => {
  it.each([
    [399, 399],
    ["399.50", 399.5],
    [" 12 ", 12],
    ["", null],
    ["   ", null],
    ["Price on application", null],
    ["from £50", null],
    [null, null],
    [NaN, null],
  ])("reads %o as %o", (amount, figure) => {
    expect(numericPrice(amount)).toBe(figure)
  })
})
