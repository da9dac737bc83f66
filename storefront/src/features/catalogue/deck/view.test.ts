import { describe, expect, it } from "vitest"
import type { BrandData, BrandsData, ProductsData } from "./responses"
import { addressOf, viewOf } from "./view"

const zebra = { handle: "zebra", name: "Zebra", logo: "/z.svg", productCount: 38 }
const other = { handle: "honeywell", name: "Honeywell", logo: null, productCount: 20 }
const printers = {
  handle: "label-printers",
  name: "Label Printers",
  logo: null,
  productCount: 9,
  intro: "Paper.",
}
const brands: BrandsData = { title: "", brands: [other, zebra], machineTypes: [] }
const brand: BrandData = { title: "", brand: zebra, machineTypes: [printers] }
const products: ProductsData = {
  title: "",
  brand: zebra,
  machineType: printers,
  list: { products: [], count: 0, pageCount: 1 },
}
const ofZebra = { level: "machine-types", brand: "zebra" } as const
const zebraPrinters = {
  level: "products",
  brand: "zebra",
  machineType: "label-printers",
  search: null,
  page: 1,
} as const

describe("the view behind an address", () => {
  it.each([
    ["the brands", { brands }],
    ["the brand's own page", { brand }],
    ["a list of its products", { products }],
  ])("knows a brand from %s", (_where, known) => {
    expect(viewOf(ofZebra, known)).toMatchObject({ brand: { name: "Zebra", href: "/products/zebra" } })
  })

  it.each([
    ["the brand's page", { brand }],
    ["the list itself", { products }],
  ])("knows a machine type from %s", (_where, known) => {
    expect(viewOf(zebraPrinters, known)).toMatchObject({
      machineType: { name: "Label Printers", href: "/products/zebra/label-printers", intro: "Paper." },
    })
  })

  it("does not take the machine types of another brand for its own", () => {
    const view = viewOf({ ...zebraPrinters, brand: "honeywell" }, { brands, brand, products })
    expect(view).toMatchObject({
      brand: { name: "Honeywell" },
      machineType: { intro: null, productCount: 0 },
    })
  })

  it("says a handle in words until its name is there", () => {
    expect(viewOf(zebraPrinters, {})).toMatchObject({
      brand: { name: "Zebra" },
      machineType: { name: "Label printers" },
    })
  })

  it("leads back to the same address", () => {
    const all = { ...zebraPrinters, brand: null, machineType: null, search: null }
    for (const address of [{ level: "stacked" }, { level: "brands" }, ofZebra, zebraPrinters, all] as const)
      expect(addressOf(viewOf(address, { brands, brand, products }))).toEqual(address)
  })
})
