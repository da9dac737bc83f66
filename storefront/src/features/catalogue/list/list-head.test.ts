import { describe, expect, it } from "vitest"
import { headOfList, listMetadata } from "./list-head"
import { readListing, type SearchParams } from "./listing-state"

const named = (name: string, handle: string) => ({ id: handle, name, handle, logo: null, productCount: 12 })
const shop = {
  brands: [named("Zebra", "zebra"), named("Honeywell", "honeywell")],
  machineTypes: [
    { ...named("Label Printers", "label-printers"), intro: "Desktop, industrial and mobile." },
    { ...named("POS Systems", "pos-systems"), intro: null },
    { ...named("RFID Readers", "rfid-readers"), intro: null },
  ],
}
const sources = (params: SearchParams, count = 12) => ({ state: readListing(params), count, ...shop })

describe("A list is titled", () => {
  it.each<[SearchParams, string]>([
    [{}, "All products"],
    [{ brand: "zebra" }, "Zebra products"],
    [{ machine_type: "label-printers" }, "Label printers"],
    [{ machine_type: "pos-systems" }, "POS systems"],
    [{ machine_type: "rfid-readers" }, "RFID readers"],
    [{ brand: "zebra", machine_type: "label-printers" }, "Zebra label printers"],
    [{ brand: "zebra", machine_type: "label-printers", in_stock: "true" }, "Zebra label printers"],
    [{ brand: ["zebra", "honeywell"], machine_type: "label-printers" }, "Label printers"],
    [{ brand: ["zebra", "honeywell"] }, "All products"],
    [{ brand: "no-such-brand", machine_type: "label-printers" }, "All products"],
    [{ brand: "zebra", q: "ds22" }, "Search results for “ds22”"],
  ])("by its filter: %j", (params, title) => expect(headOfList(sources(params)).title).toBe(title))

  it("with the way to it, by the machine type first", () => {
    const { crumbs } = headOfList(sources({ brand: "zebra", machine_type: "label-printers" }))
    expect(crumbs.slice(2)).toEqual([
      { label: "All products", href: "/browse-products" },
      { label: "Label printers", href: "/browse-products?machine_type=label-printers" },
      { label: "Zebra label printers", href: "/browse-products?machine_type=label-printers&brand=zebra" },
    ])
  })

  it("with a link to the page on choosing such machines, where there is one", () => {
    expect(headOfList(sources({ machine_type: "label-printers" })).guide).toEqual({
      label: "How to choose label printers",
      href: "/services/label-printers",
    })
    expect(headOfList(sources({ machine_type: "rfid-readers" })).guide).toBeUndefined()
    expect(headOfList(sources({ brand: "zebra" })).guide).toBeUndefined()
  })
})

describe("Search engines", () => {
  it("are given a head of its own for a list of one brand, one machine type or both", () => {
    const metadata = listMetadata(sources({ brand: "zebra", machine_type: "label-printers", page: "2" }))
    expect(metadata).toMatchObject({
      title: "Zebra label printers, page 2",
      path: "/browse-products?machine_type=label-printers&brand=zebra&page=2",
      isIndexed: true,
    })
    expect(metadata.description).toContain("Zebra label printers side by side: 12 products")
  })

  it("index no list without products but the whole one", () => {
    expect(listMetadata(sources({ brand: "zebra", machine_type: "pos-systems" }, 0)).isIndexed).toBe(false)
    expect(listMetadata(sources({}, 0)).isIndexed).toBe(true)
  })

  it("keep the head of the whole list for what they do not index", () =>
    expect(listMetadata(sources({ brand: "zebra", in_stock: "true" })).description).toBe(
      listMetadata(sources({})).description,
    ))
})
