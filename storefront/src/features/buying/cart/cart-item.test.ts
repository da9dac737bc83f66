import { describe, expect, it } from "vitest"
import { clampQuantity, QUANTITY_MOST, toCartItem, totalsOf, type CartItem } from "./cart-item"
import { sampleProduct } from "./sample-product"

const product = { ...sampleProduct, specifications: ["2D imager"] }

const line = (price: number | null, quantity: number, more: Partial<CartItem> = {}): CartItem => ({
  ...toCartItem({ ...product, price }, quantity, 0),
  ...more,
})

describe("toCartItem", () => {
  it("makes an id from the product's and a timestamp, and stores the fields of the specification", () => {
    expect(toCartItem(product, 1, 1_700_000_000_000)).toMatchObject({
      id: "prod_1-1700000000000",
      productId: "prod_1",
      productName: "Zebra DS2208",
      price: 114.5,
      image: null,
      brand: "Zebra",
      category: "Barcode Scanners",
      sku: "DS2208-SR7U2100SGW",
      specifications: ["2D imager"],
      quantity: 1,
      variantId: "variant_1",
      addedPrice: 114.5,
    })
  })
})

describe("clampQuantity", () => {
  it.each([
    [3, 3],
    [2.9, 2],
    [0, 0],
    [-4, 0],
    [10_000, QUANTITY_MOST],
    [Number.POSITIVE_INFINITY, QUANTITY_MOST],
    [Number.NaN, 0],
  ])("makes of %d %d", (given, expected) => {
    expect(clampQuantity(given)).toBe(expected)
  })
})

describe("totalsOf", () => {
  it("adds up in pence: nothing is lost to binary fractions", () => {
    expect(totalsOf([line(0.1, 3), line(0.2, 1)])).toEqual({
      quantity: 4,
      subtotal: 0.5,
      vat: 0.1,
      total: 0.6,
      untotalled: 0,
    })
    expect(totalsOf([line(1189.99, 250), line(1.1, 3)])).toMatchObject({
      subtotal: 297_500.8,
      vat: 59_500.16,
      total: 357_000.96,
    })
  })

  it("counts what has no figure, or is sold no more, and does not total it", () => {
    expect(totalsOf([line(null, 2), line(10, 3), line(10, 4, { isGone: true })])).toEqual({
      quantity: 9,
      subtotal: 30,
      vat: 6,
      total: 36,
      untotalled: 2,
    })
  })
})
