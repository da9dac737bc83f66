import { describe, expect, it } from "vitest"
import { QUANTITY_MOST } from "./cart-item"
import { repairItems } from "./repair"

/** A cart line as the first version of the site stored it (specification, section 3). */
const older = {
  id: "prod_1-1600000000000",
  productId: "prod_1",
  productName: "Zebra DS2208",
  price: "114.50",
  image: "/equipment/pistol-scanner.svg",
  brand: "Zebra",
  category: "Barcode Scanners",
  sku: "DS2208-SR7U2100SGW",
  specifications: ["2D imager"],
  quantity: 2,
}

const one = (changes: Record<string, unknown>) => repairItems([{ ...older, ...changes }])[0]

describe("repairItems", () => {
  it("takes over a line of an older version", () => {
    expect(repairItems([older])).toEqual([
      {
        ...older,
        price: 114.5,
        addedPrice: 114.5,
        priceText: null,
        variantId: null,
        stock: 0,
        href: "/products",
        isGone: false,
      },
    ])
  })

  it("leaves a valid line unchanged", () => {
    const [line] = repairItems([{ ...older, variantId: "variant_1", stock: 3, addedPrice: 120 }])
    expect(repairItems(JSON.parse(JSON.stringify([line])) as unknown[])).toEqual([line])
    expect(line).toMatchObject({ addedPrice: 120, variantId: "variant_1", stock: 3 })
  })

  it("makes one line of two of the same product", () => {
    expect(repairItems([older, { ...older, id: "other", quantity: 3 }])).toMatchObject([
      { id: older.id, quantity: 5 },
    ])
  })

  it("gives each line an id of its own", () => {
    const ids = repairItems([older, { ...older, productId: "prod_2" }]).map(({ id }) => id)
    expect(ids).toEqual([older.id, "prod_2-1"])
  })

  it.each([
    ["a price text that is no number", { price: "On request" }, { price: null, priceText: "On request" }],
    ["no price below nothing", { price: -5 }, { price: null }],
    ["no price beyond reason", { price: 1e300 }, { price: null }],
    ["no more pieces than may be asked for", { quantity: 1e9 }, { quantity: QUANTITY_MOST }],
    ["a number that is a text", { quantity: "7" }, { quantity: 7 }],
    ["no picture without an address", { image: "javascript:alert(1)" }, { image: null }],
    [
      "a picture of another site",
      { image: "https://a.example/a.webp" },
      { image: "https://a.example/a.webp" },
    ],
  ])("takes %s", (_what, changes, item) => expect(one(changes)).toMatchObject(item))

  it.each<[unknown]>([
    [null],
    [7],
    ["text"],
    [[]],
    [{}],
    [{ productId: "x" }],
    [{ productName: "x" }],
    [{ ...older, productId: {} }],
    ...[0, -1, "many", null, Number.NaN].map((quantity): [unknown] => [{ ...older, quantity }]),
  ])("drops %j", (found) => {
    expect(repairItems([found])).toEqual([])
  })

  it.each([
    "javascript:alert(1)",
    "https://elsewhere.example/",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "",
  ])("lets a line lead nowhere but on this site: %s", (href) => {
    expect(one({ href })?.href).toBe("/products")
  })

  it("cuts texts and lists that nobody means", () => {
    expect(one({ productName: "x".repeat(10_000) })?.productName).toHaveLength(300)
    const many = Array.from({ length: 5_000 }, (_, at) => ({ ...older, productId: `prod_${at}` }))
    expect(repairItems(many)).toHaveLength(1_000)
  })
})
