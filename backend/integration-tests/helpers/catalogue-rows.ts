import { MACHINE_TYPES } from "../../src/contract/specifications"

/** Cells of one row by column. */
export type Cells = Record<string, string | number>

/** A row with every required column, and the given cells. */
export const row = (partNumber: string, cells: Cells = {}): Cells => ({
  part_number: partNumber,
  name: `Scanner ${partNumber}`,
  brand: "Zebra",
  machine_type: "Barcode Scanners",
  price: "100.00",
  stock: 5,
  ...cells,
})

/** Writes rows as CSV; the first row names the columns. */
export function csv(rows: readonly Cells[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const quote = (cell: string | number | undefined) => `"${String(cell ?? "").replaceAll('"', '""')}"`
  const lines = rows.map((cells) => columns.map((column) => quote(cells[column])).join(","))
  return `${columns.join(",")}\n${lines.join("\n")}\n`
}

/**
 * A price list as long as a distributor's: every column that most products have, 40 brands, 6 machine types.
 *
 * @param count rows
 */
export function generateRows(count: number): Cells[] {
  return Array.from({ length: count }, (_, index) => ({
    part_number: `GEN-${String(index).padStart(6, "0")}`,
    name: `Model ${index} ${["USB kit", "Bluetooth", "cradle", "imager"][index % 4]}`,
    brand: `Maker ${index % 40}`,
    machine_type: MACHINE_TYPES[index % MACHINE_TYPES.length] ?? "",
    price: ((index * 613) / 100 + 1).toFixed(2),
    stock: index % 200,
    short_description: `Short description ${index}`,
    description: `A longer text about product ${index}, with £ and "quotes".`,
    long_description: `<p>Reads <strong>${index % 500}</strong> codes a second.</p>`,
    key_features: `Feature ${index % 9}a|Feature ${index % 9}b|Feature ${index % 9}c`,
    compatibility: "Windows|Android",
    tags: `Tag ${index % 25}`,
    image_urls: "/equipment/pistol-scanner.svg",
    seo_title: `Model ${index}`,
    spec_form_factor: `Form ${index % 8}`,
    spec_interface: "USB|Bluetooth",
  }))
}
