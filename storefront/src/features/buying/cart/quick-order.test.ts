import { describe, expect, it } from "vitest"
import type { CartProduct } from "./cart-product"
import { checkLines, partNumbersOf, QUICK_LINES_MOST, readQuickOrder, takeProduct } from "./quick-order"
import { sampleProduct as product } from "./sample-product"

const read = (text: string) =>
  readQuickOrder(text).lines.map(({ partNumber, quantity }) => [partNumber, quantity])

describe("readQuickOrder", () => {
  it.each([
    ["DS2208-SR7U2100SGW 5", "DS2208-SR7U2100SGW", 5],
    ["DS2208-SR7U2100SGW\t5", "DS2208-SR7U2100SGW", 5],
    ["DS2208-SR7U2100SGW,5", "DS2208-SR7U2100SGW", 5],
    ["DS2208-SR7U2100SGW; 5", "DS2208-SR7U2100SGW", 5],
    ["5 x DS2208-SR7U2100SGW", "DS2208-SR7U2100SGW", 5],
    ["5x DS2208-SR7U2100SGW", "DS2208-SR7U2100SGW", 5],
    ["5 × DS2208-SR7U2100SGW", "DS2208-SR7U2100SGW", 5],
    ["DS2208-SR7U2100SGW x5", "DS2208-SR7U2100SGW", 5],
    ["DS2208-SR7U2100SGW 5 pcs", "DS2208-SR7U2100SGW", 5],
    ["DS2208-SR7U2100SGW qty 5", "DS2208-SR7U2100SGW", 5],
    ["5,DS2208-SR7U2100SGW", "DS2208-SR7U2100SGW", 5],
    ["DS2208-SR7U2100SGW", "DS2208-SR7U2100SGW", 1],
    ["DS2208 SR7U2100SGW", "DS2208 SR7U2100SGW", 1],
    ["DS2208 SR7U2100SGW 12", "DS2208 SR7U2100SGW", 12],
    ['"DS2208-SR7U2100SGW","1,200"', "DS2208-SR7U2100SGW", 1200],
    ['DS2208-SR7U2100SGW,"Imager, corded",5', "DS2208-SR7U2100SGW", 5],
  ])("reads %s", (text, partNumber, quantity) => {
    expect(read(text)).toEqual([[partNumber, quantity]])
  })

  it("reads lines that end as on several systems", () => {
    const { lines } = readQuickOrder("A-1,2\r\nB-2,3\nC-3,4\rD-4,5\r\r\nE-5,6")
    expect(lines.map(({ partNumber, quantity, line }) => [partNumber, quantity, line])).toEqual([
      ...[
        ["A-1", 2, 1],
        ["B-2", 3, 2],
        ["C-3", 4, 3],
        ["D-4", 5, 4],
        ["E-5", 6, 5],
      ],
    ])
  })

  it.each(["DS2208 0", "DS2208,2.5", "DS2208,many", "DS2208 99999", "DS2208\t-3"])(
    "does not guess the quantity of %s",
    (text) => {
      expect(read(text)).toEqual([["DS2208", null]])
    },
  )

  it("reads lines of different kinds, numbers them as an editor does, and passes blank ones over", () => {
    const { lines } = readQuickOrder("DS2208 5\r\n\r\nZD421\t2\r\n3 x VOYAGER\r\n")
    expect(lines.map(({ line, partNumber, quantity }) => [line, partNumber, quantity])).toEqual([
      [1, "DS2208", 5],
      [3, "ZD421", 2],
      [4, "VOYAGER", 3],
    ])
  })

  it("finds the columns by their heading", () => {
    expect(read("\uFEFFDescription;Qty;Part number\nScanner;5;DS2208\nPrinter;;ZD421\n")).toEqual([
      ["DS2208", 5],
      ["ZD421", 1],
    ])
  })

  it("takes a lone quotation mark for what it is", () => {
    expect(read('4" labels,3\nDS2208,2')).toEqual([
      ['4" labels', 3],
      ["DS2208", 2],
    ])
    expect(read('"DS2208,2\nZD421,1')).toHaveLength(2)
  })

  it("reads no more than may be asked for, and says so", () => {
    const text = Array.from({ length: QUICK_LINES_MOST + 1 }, (_, at) => `P-${at} 1`).join("\n")
    const { lines, isCut } = readQuickOrder(text)
    expect(lines).toHaveLength(QUICK_LINES_MOST)
    expect(isCut).toBe(true)
    expect(readQuickOrder("").lines).toEqual([])
  })
})

describe("checkLines", () => {
  const check = (text: string, found: CartProduct[]) => checkLines(readQuickOrder(text).lines, [found])[0]

  it.each([
    ["unknown", "NOPE 5", [], "We could not find “NOPE”. Check it, or ask us."],
    [
      "ambiguous",
      "DS2208 5",
      [product, { ...product, name: "Zebra DS2208 kit" }],
      "Several products have this number. Choose the one you mean.",
    ],
    [
      "a quantity not understood",
      "DS2208,some",
      [product],
      "Quantity not understood. Write a whole number from 1 to 9,999.",
    ],
  ])("refuses what is %s", (_what, text, found, note) => {
    expect(check(text, found)).toMatchObject({ product: null, note })
  })

  it.each([
    ["more than is in stock", { stock: 8 }, "Only 8 of 12 in stock. We quote the rest with a delivery date."],
    ["out of stock", { stock: 0 }, "Out of stock. We quote it with a delivery date."],
    [
      "without a price",
      { stock: 99, price: null, priceText: "Price on application" },
      "Price on application: your quote will have a figure.",
    ],
  ])("takes what is %s, and says so", (_what, change, note) => {
    const changed = { ...product, ...change }
    expect(check("DS2208 12", [changed])).toMatchObject({ product: changed, quantity: 12, note })
  })

  it("names the products that may be meant, and takes the one that the buyer says", () => {
    const [line] = checkLines(readQuickOrder("DS2208-SR7U2100SGX 12").lines, [[]], [[product]])
    expect(line).toMatchObject({ product: null, near: [product] })
    expect(line && takeProduct(line, product)).toMatchObject({
      product,
      partNumber: "DS2208-SR7U2100SGW",
      quantity: 12,
      note: "Only 8 of 12 in stock. We quote the rest with a delivery date.",
      near: [],
    })
  })

  it("asks about every line, also one without a number", () => {
    expect(partNumbersOf(readQuickOrder("DS2208 1\n;5\nZD421").lines)).toHaveLength(3)
  })
})
