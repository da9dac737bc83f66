import { createHash } from "node:crypto"

const types = [
  { name: "Barcode Scanners", forms: ["Handheld", "Presentation", "Ring"], scans: true },
  { name: "Mobile Computers", forms: ["Handheld", "Wearable"], scans: true, screen: true },
  { name: "Label Printers", forms: ["Desktop", "Industrial", "Mobile"], prints: true },
  { name: "POS Systems", forms: ["All-in-one", "Compact"], screen: true },
  { name: "Tablets", forms: ["Rugged", "Semi-rugged"], scans: true, screen: true },
  { name: "Networking Equipment", forms: ["Indoor", "Outdoor"] },
]

const models = [
  "Falcon",
  "Granite",
  "Harrier",
  "Juniper",
  "Kestrel",
  "Meridian",
  "Osprey",
  "Sentinel",
  "Tempest",
  "Wayfarer",
]

/** The brand with the most products, whose renaming is measured. */
export const LARGEST_BRAND = "Measured Brand 1"

/** Six products in ten are of the largest brand. */
const SHARE_OF_LARGEST = 0.6

const BRANDS = 20

const columns = [
  "part_number",
  "name",
  "brand",
  "machine_type",
  "price",
  "price_text",
  "stock",
  "short_description",
  "spec_form_factor",
  "spec_scan_engine",
  "spec_interface",
  "spec_operating_system",
  "spec_screen_size",
  "spec_dpi",
  "spec_rugged_rating",
]

/** A pseudo-random number below `below`, fixed by the product and the purpose. */
function chosen(index: number, what: string, below: number): number {
  const digest = createHash("sha256").update(`${what} ${index}`).digest()
  return digest.readUInt32BE(0) % below
}

const pick = (values: readonly string[], index: number, what: string) =>
  values[chosen(index, what, values.length)] ?? ""

/** Part numbers of one model, which share brand, machine type and specifications, as in a price list. */
const PARTS_OF_A_MODEL = 10

function row(index: number): string {
  const number = String(index + 1).padStart(5, "0")
  const model = Math.floor(index / PARTS_OF_A_MODEL)
  const type = types[chosen(model, "type", types.length)]
  const brand =
    chosen(model, "largest", 1000) < SHARE_OF_LARGEST * 1000
      ? LARGEST_BRAND
      : `Measured Brand ${2 + chosen(model, "brand", BRANDS - 1)}`
  const name = pick(models, model, "model")
  const form = pick(type?.forms ?? [], model, "form")
  // One in twenty has no price.
  const price =
    chosen(index, "priced", 20) === 0 ? "" : (20 + chosen(index, "price", 198_000) / 100).toFixed(2)
  return [
    `BENCH-${number}/${name.slice(0, 2).toUpperCase()}${chosen(index, "variant", 900) + 100}`,
    `${name} ${chosen(model, "series", 90) + 10} ${form} ${number}`,
    brand,
    type?.name ?? "",
    price,
    price ? "" : "Price on application",
    chosen(index, "stock", 4) === 0 ? 0 : chosen(index, "pieces", 60),
    `Made-up product ${number} for a measurement`,
    form,
    type?.scans ? pick(["1D", "2D", "2D long range"], model, "engine") : "",
    pick(["USB", "USB|Bluetooth", "USB|RS-232", "Ethernet|USB"], model, "interface"),
    type?.screen ? pick(["Android 13", "Android 14", "Windows 11"], model, "system") : "",
    type?.screen ? pick(["5", "6", "8", "10.1", "15"], model, "screen") : "",
    type?.prints ? pick(["203", "300", "600"], model, "dpi") : "",
    pick(["IP42", "IP54", "IP65", "IP67"], model, "rugged"),
  ].join(",")
}

/** A catalogue file of made-up products, the same at every run. @param count how many */
export function generatedCatalogue(count: number): string {
  return [columns.join(","), ...Array.from({ length: count }, (_, index) => row(index)), ""].join("\n")
}
