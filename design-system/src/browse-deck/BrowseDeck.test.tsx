import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { BrowseDeck, type BrowseDeckProps } from "./BrowseDeck"
import { brands, machineTypesOf, productsOf } from "./samples"
import { type BrowseView } from "./browse-view"

const [brand] = brands
if (!brand) throw new Error("The samples have no brand.")
const machineTypes = machineTypesOf(brand)
const [machineType = null] = machineTypes
const products = productsOf("/products/zebra/barcode-scanners")

const html = (view: BrowseView, props: Partial<BrowseDeckProps> = {}) =>
  renderToStaticMarkup(
    <BrowseDeck
      brands={brands}
      machineTypes={machineTypes}
      products={products}
      addresses={{ stacked: "/products", brands: "/products?view=brands" }}
      {...props}
      view={view}
      defaultView={undefined}
    />,
  )
const addresses = (markup: string) => [...markup.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)

describe("without scripts", () => {
  it("the stacked deck leads to the brands, by its top card and its button", () => {
    const markup = html({ level: "stacked" })
    expect(addresses(markup).filter((href) => href === "/products?view=brands")).toHaveLength(2)
  })

  it("the stacked cards are a picture: their brands show, but are no links yet", () => {
    const markup = html({ level: "stacked" })
    expect(markup).toContain("Zebra")
    expect(addresses(markup)).not.toContain("/products/zebra")
  })

  it("every level is a complete grid of links, with the way back", () => {
    const levels: [BrowseView, readonly { href: string }[], string][] = [
      [{ level: "brands" }, brands, "/products"],
      [{ level: "machine-types", brand }, machineTypes, "/products?view=brands"],
      [{ level: "products", brand, machineType }, products, brand.href],
    ]
    for (const [view, entries, back] of levels) {
      const found = addresses(html(view))
      expect(found).toEqual(expect.arrayContaining([back, ...entries.map(({ href }) => href)]))
    }
  })

  it("the search is a form that another page answers", () => {
    expect(html({ level: "brands" }, { searchAction: "/products" })).toMatch(
      /<form role="search"[^>]* action="\/products" method="get">/,
    )
  })

  it("a search from the address stands in the field and is already done", () => {
    const markup = html({ level: "products", brand: null, machineType: null }, { defaultQuery: "magellan" })
    expect(markup).toContain('value="magellan"')
    expect(addresses(markup)).toContain("/products/zebra/barcode-scanners/datalogic-magellan-1500i")
    expect(markup).toContain("1 of 8 products")
  })
})
