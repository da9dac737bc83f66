const machineTypes = [
  "Barcode Scanners",
  "Mobile Computers",
  "Label Printers",
  "POS Systems",
  "Tablets",
  "Networking Equipment",
]

const brands = Array.from({ length: 20 }, (_, index) => `Measured Brand ${index + 1}`)

const columns = ["part_number", "name", "brand", "machine_type", "price", "stock", "short_description"]

/** A catalogue file of made-up products, the same at every run. @param count how many */
export function generatedCatalogue(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(5, "0")
    return [
      `BENCH-${number}`,
      `Measured model ${number}`,
      brands[index % brands.length],
      machineTypes[Math.floor(index / brands.length) % machineTypes.length],
      (20 + ((index * 37) % 198_000) / 100).toFixed(2),
      (index * 7) % 60,
      `Made-up product ${number} for a measurement`,
    ].join(",")
  })
  return [columns.join(","), ...rows, ""].join("\n")
}
