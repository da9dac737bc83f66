import type { CatalogueFacets } from "@scanwright/backend/contract"
import { describe, expect, it } from "vitest"
import { tableSpecifications, toFacets } from "./facets"

const counted: CatalogueFacets = {
  brand: [
    { value: "zebra", label: "Zebra", count: 17 },
    { value: "new-brand", label: "New Brand", count: 1 },
  ],
  machine_type: [{ value: "label-printers", label: "Label Printers", count: 18 }],
  in_stock: 12,
  price: { min: 148.4, max: 2_057.5 },
  specs: {
    dpi: [
      { value: 600, count: 2 },
      { value: 203, count: 9 },
      { value: 1200, count: 1 },
    ],
    form_factor: [{ value: "Desktop", count: 18 }],
  },
}
const brands = [
  { handle: "apple", name: "Apple" },
  { handle: "zebra", name: "Zebra" },
]
const machineTypes = [
  { handle: "barcode-scanners", name: "Barcode Scanners" },
  { handle: "label-printers", name: "Label Printers" },
]
const facetsFor = (selection: Record<string, string[]>) =>
  toFacets({ facets: counted, selection, brands, machineTypes })
const optionsOf = (selection: Record<string, string[]>, name: string) =>
  facetsFor(selection).flatMap((facet) =>
    facet.kind === "choice" && facet.name === name
      ? facet.options.map(({ value, count }) => `${value} ${count}`)
      : [],
  )

describe("the filters", () => {
  it("leave out an option that would leave nothing, unless it is chosen", () => {
    expect(optionsOf({}, "brand")).toEqual(["zebra 17", "new-brand 1"])
    expect(optionsOf({}, "machine_type")).toEqual(["label-printers 18"])
    expect(optionsOf({ brand: ["apple"] }, "brand")).toEqual(["apple 0", "zebra 17", "new-brand 1"])
  })

  it("leave out a group without options", () => {
    const groups = (inStock: number, selection = {}) =>
      toFacets({ facets: { ...counted, in_stock: inStock }, selection, brands, machineTypes }).map(
        ({ label }) => label,
      )
    expect(groups(0)).not.toContain("Availability")
    expect(groups(0, { in_stock: ["true"] })).toContain("Availability")
    expect(groups(1)).toContain("Availability")
  })

  it("include values that only the address has, so that they can be removed", () => {
    expect(optionsOf({ brand: ["nosuch"] }, "brand")).toContain("nosuch 0")
  })

  it("hold the whole pounds between which all prices lie", () => {
    expect(facetsFor({})).toContainEqual(expect.objectContaining({ lowest: 148, highest: 2_058 }))
  })

  it("hold the specifications of the chosen machine type, figures by size, and none that all share", () => {
    const printers = { machine_type: ["label-printers"] }
    expect(optionsOf(printers, "dpi")).toEqual(["203 9", "600 2", "1200 1"])
    expect(optionsOf(printers, "form_factor")).toEqual([])
    expect(optionsOf({ ...printers, form_factor: ["Desktop"] }, "form_factor")).toEqual(["Desktop 18"])
    expect(optionsOf({}, "dpi")).toEqual([])
  })
})

it("puts what all machines have in the table until a machine type is chosen, four columns at most", () => {
  const columns = (selection: Record<string, string[]>) =>
    tableSpecifications(selection).map(({ key }) => key)
  expect(columns({})).toEqual(["form_factor", "interface", "rugged_rating"])
  expect(columns({ machine_type: ["label-printers"] })).toEqual([
    "form_factor",
    "interface",
    "print_method",
    "dpi",
  ])
})
