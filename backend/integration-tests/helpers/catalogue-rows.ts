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

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * A price list as long as a distributor's: every column that most products have, 40 brands, 6 machine types.
 *
 * @param count rows
 */
export function generateRows(count: number): Cells[] {
  const random = seededRandom(20051101)
  const below = (limit: number) => Math.floor(random() * limit)
  return Array.from({ length: count }, (_, index) => ({
    part_number: `GEN-${String(index).padStart(6, "0")}-${below(1000)}`,
    name: `Model ${index} ${["USB kit", "Bluetooth", "cradle", "imager"][index % 4]}`,
    brand: `Maker ${below(40)}`,
    machine_type: MACHINE_TYPES[below(MACHINE_TYPES.length)] ?? "",
    price: (below(300_000) / 100 + 1).toFixed(2),
    stock: below(200),
    short_description: `Short description ${index}`,
    description: `A longer text about product ${index}, with £ and "quotes".`,
    long_description: `<p>Reads <strong>${below(500)}</strong> codes a second.</p>`,
    key_features: `Feature ${below(9)}a|Feature ${below(9)}b|Feature ${below(9)}c`,
    compatibility: "Windows|Android",
    tags: `Tag ${below(25)}`,
    image_urls: "/equipment/pistol-scanner.svg",
    seo_title: `Model ${index}`,
    spec_form_factor: `Form ${below(8)}`,
    spec_interface: "USB|Bluetooth",
  }))
}
