import { describe, expect, it } from "vitest"
import { type BrowseAddress, formatAddress, parseAddress, type ProductsAddress } from "./address"

const parse = (address: string) => {
  const { pathname, searchParams } = new URL(address, "http://shop.test")
  return parseAddress(pathname, searchParams)
}
const list: ProductsAddress = {
  level: "products",
  brand: "zebra",
  machineType: "barcode-scanners",
  search: null,
  page: 1,
}

describe("the address of the browsing screen (specification, 2.4)", () => {
  const levels: [string, BrowseAddress][] = [
    ["/products", { level: "stacked" }],
    ["/products?view=brands", { level: "brands" }],
    ["/products/zebra", { level: "machine-types", brand: "zebra" }],
    ["/products/zebra/barcode-scanners", list],
    ["/products/zebra/barcode-scanners?page=3", { ...list, page: 3 }],
    ["/products?search=ds2208+sr", { ...list, brand: null, machineType: null, search: "ds2208 sr" }],
    ["/products/zebra?search=ds&page=2", { ...list, machineType: null, search: "ds", page: 2 }],
    ["/products/zebra/barcode-scanners?search=c%2B%2B+%26+%22x%22", { ...list, search: 'c++ & "x"' }],
    ["/products/m%C3%BCller-s%C3%B6hne", { level: "machine-types", brand: "müller-söhne" }],
  ]

  it.each(levels)("%s says what the screen shows, and is written the same way", (address, meaning) => {
    expect(parse(address)).toEqual(meaning)
    expect(formatAddress(meaning)).toBe(address)
  })

  it("a search jumps to the products, at whatever depth it stands", () => {
    expect(parse("/products?view=brands&search=tc21")).toMatchObject({ level: "products", search: "tc21" })
  })

  it.each([
    ["/products?search=", "stacked"],
    ["/products?search=+++", "stacked"],
    ["/products?view=everything", "stacked"],
    ["/products?utm_source=letter", "stacked"],
  ])("%s is %s: what says nothing counts for nothing", (address, level) => {
    expect(parse(address)?.level).toBe(level)
  })

  it.each(["0", "-1", "first", "1.5", "10000", ""])("page %j is the first, as on the server", (page) => {
    expect(parse(`/products/zebra/barcode-scanners?page=${page}`)).toEqual(list)
  })

  it("the last one counts of a parameter that is there more than once, as on the server", () => {
    expect(parse("/products?search=tc21&page=9&search=ds2208&page=2")).toMatchObject({
      ...{ search: "ds2208", page: 2 },
    })
  })

  it.each([
    "/",
    "/blogs",
    "/products-of-the-year",
    "/products/zebra/barcode-scanners/ds2208",
    "/products/%E0%A4%A",
    "/stored/gb/products",
    "/products/",
  ])("%s is not of this screen", (address) => {
    expect(parse(address)).toBeNull()
  })
})
