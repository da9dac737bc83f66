import { type Facet } from "./selection"

/** Filters of a list of scanners, for stories. */
export const sampleFacets: readonly Facet[] = [
  {
    kind: "choice",
    name: "brand",
    label: "Brand",
    options: [
      { value: "zebra", label: "Zebra", count: 64 },
      { value: "honeywell", label: "Honeywell", count: 41 },
      { value: "datalogic", label: "Datalogic", count: 23 },
      { value: "epson", label: "Epson", count: 0 },
    ],
  },
  {
    kind: "choice",
    name: "machine_type",
    label: "Machine type",
    options: [
      { value: "barcode-scanners", label: "Barcode Scanners", count: 71 },
      { value: "mobile-computers", label: "Mobile Computers", count: 38 },
      { value: "label-printers", label: "Label Printers", count: 19 },
    ],
  },
  {
    kind: "choice",
    name: "in_stock",
    label: "Stock",
    options: [{ value: "true", label: "In stock only", count: 97 }],
  },
  {
    kind: "range",
    minName: "price_min",
    maxName: "price_max",
    label: "Price ex VAT",
    prefix: "£",
    lowest: 42,
    highest: 2480,
  },
  {
    kind: "choice",
    name: "spec_sealing",
    label: "Sealing",
    isOpen: false,
    options: [
      { value: "ip42", label: "IP42", count: 31 },
      { value: "ip54", label: "IP54", count: 22 },
      { value: "ip65", label: "IP65", count: 18 },
      { value: "ip67", label: "IP67", count: 9 },
    ],
  },
]

/** A group as long as a distributor's list of brands. */
export const manyBrands: Facet = {
  kind: "choice",
  name: "brand",
  label: "Brand",
  options: Array.from({ length: 500 }, (_, index) => ({
    value: `brand-${index + 1}`,
    label: ["Zebra", "Honeywell", "Datalogic", "Epson", "Brother"][index] ?? `Maker ${index + 1}`,
    count: 500 - index,
  })),
}
