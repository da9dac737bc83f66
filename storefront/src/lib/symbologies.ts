/** Kinds of barcode, in the order of the form. */
export const SYMBOLOGY_IDS = [
  "ean-13",
  "ean-8",
  "upc-a",
  "upc-e",
  "code-128",
  "gs1-128",
  "code-39",
  "itf-14",
  "qr",
  "gs1-digital-link",
  "data-matrix",
  "pdf417",
  "aztec",
] as const

export type SymbologyId = (typeof SYMBOLOGY_IDS)[number]

/** Whether a text is the id of a kind of barcode. */
export const isSymbologyId = (text: string): text is SymbologyId =>
  (SYMBOLOGY_IDS as readonly string[]).includes(text)

interface Symbology {
  /** Content of the first barcode shown. */
  readonly example: string
  /** White space that readers need around it, in modules, as its standard asks. */
  readonly quietModules: number
  /** Height of the bars in mm; left out for kinds with a fixed shape. */
  readonly barHeightMm?: number
}

/** How each kind of barcode is drawn. */
export const SYMBOLOGIES: Record<SymbologyId, Symbology> = {
  "ean-13": { example: "501234567890", quietModules: 11, barHeightMm: 18 },
  "ean-8": { example: "9638507", quietModules: 7, barHeightMm: 16 },
  "upc-a": { example: "03600029145", quietModules: 9, barHeightMm: 18 },
  "upc-e": { example: "0123456", quietModules: 9, barHeightMm: 16 },
  "code-128": { example: "SW-2026-0417", quietModules: 10, barHeightMm: 14 },
  "gs1-128": { example: "(01)0950600013435(10)LOT42(17)271231", quietModules: 10, barHeightMm: 18 },
  "code-39": { example: "ASSET 1024", quietModules: 10, barHeightMm: 14 },
  "itf-14": { example: "1501234567890", quietModules: 10, barHeightMm: 18 },
  qr: { example: "https://www.example.com/manual", quietModules: 4 },
  "gs1-digital-link": { example: "09506000134352", quietModules: 4 },
  "data-matrix": { example: "SN 4711-0815", quietModules: 2 },
  pdf417: { example: "Consignment 20261121-7, 3 parcels", quietModules: 2 },
  aztec: { example: "TICKET 0042 GATE B", quietModules: 2 },
}
