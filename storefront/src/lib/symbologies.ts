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

/** Units of a drawn barcode to a module: its thinnest bar, or a dot. */
export const UNITS_PER_MODULE = 2

/** Widths of a barcode's module in mm. */
export interface ModuleWidths {
  readonly least: number
  /** In a PDF of one barcode. */
  readonly usual: number
  readonly most: number
}

/** Goods at tills (GS1 General Specifications, symbol specification table 1). */
const TILL: ModuleWidths = { least: 0.264, usual: 0.33, most: 0.66 }
/** Cartons and pallets on conveyors and in warehouses: "general distribution" (the same, table 2). */
const GENERAL_DISTRIBUTION: ModuleWidths = { least: 0.495, usual: 0.495, most: 1.016 }
/** Two-dimensional codes at tills: one and a half times as wide as bars (the same, table 1). */
const TILL_2D: ModuleWidths = { least: 0.396, usual: 0.495, most: 0.99 }
/** Own labels, which no standard of an industry binds: from what office printers print and common scanners read. */
const OWN_LABEL: ModuleWidths = { least: 0.19, usual: 0.33, most: 0.66 }
/** Own labels that phones read, too. */
const PHONE: ModuleWidths = { least: 0.25, usual: 0.4, most: 1 }

interface Symbology {
  /** Content of the first barcode shown. */
  readonly example: string
  /** White space that readers need beside it, in modules, as its standard asks; square kinds need it on all sides. */
  readonly quietModules: number
  readonly moduleMm: ModuleWidths
  /** Full height of the bars in modules; left out for kinds with a fixed shape. */
  readonly barModules?: number
}

/** Height of an EAN-13 and a UPC of the usual width: 22.85 mm (GS1 General Specifications, section 5.2.6.6). */
const TILL_BARS = Math.ceil(22.85 / TILL.usual)
/** Height of bars in general distribution: 31.75 mm (the same, symbol specification table 2). */
const GENERAL_DISTRIBUTION_BARS = Math.ceil(31.75 / GENERAL_DISTRIBUTION.usual)
const OWN_LABEL_BARS = 40

/** How each kind of barcode is drawn. */
export const SYMBOLOGIES: Record<SymbologyId, Symbology> = {
  "ean-13": { example: "501234567891", quietModules: 11, moduleMm: TILL, barModules: TILL_BARS },
  "ean-8": { example: "9638507", quietModules: 7, moduleMm: TILL, barModules: Math.ceil(18.23 / TILL.usual) },
  "upc-a": { example: "03600029145", quietModules: 9, moduleMm: TILL, barModules: TILL_BARS },
  "upc-e": { example: "0123456", quietModules: 9, moduleMm: TILL, barModules: TILL_BARS },
  "code-128": {
    ...{ example: "SW-2026-0417", quietModules: 10 },
    ...{ moduleMm: OWN_LABEL, barModules: OWN_LABEL_BARS },
  },
  "gs1-128": {
    ...{ example: "(01)0950600013435(10)LOT42(17)271231", quietModules: 10 },
    ...{ moduleMm: GENERAL_DISTRIBUTION, barModules: GENERAL_DISTRIBUTION_BARS },
  },
  "code-39": {
    ...{ example: "ASSET 1024", quietModules: 10 },
    ...{ moduleMm: OWN_LABEL, barModules: OWN_LABEL_BARS },
  },
  "itf-14": {
    // White is inside its frame.
    ...{ example: "1501234567890", quietModules: 2 },
    ...{ moduleMm: GENERAL_DISTRIBUTION, barModules: GENERAL_DISTRIBUTION_BARS },
  },
  qr: { example: "https://www.example.com/manual", quietModules: 4, moduleMm: PHONE },
  "gs1-digital-link": { example: "09506000134352", quietModules: 4, moduleMm: TILL_2D },
  "data-matrix": { example: "SN 4711-0815", quietModules: 2, moduleMm: OWN_LABEL },
  pdf417: { example: "Consignment 20261121-7, 3 parcels", quietModules: 2, moduleMm: OWN_LABEL },
  aztec: { example: "TICKET 0042 GATE B", quietModules: 2, moduleMm: PHONE },
}

/**
 * Most bytes of the kinds for any text, for which each has room whatever the text is. A PDF417 has room for more, but then with
 * less to correct errors with than its standard recommends.
 */
export const BYTES_MOST = { qr: 2_300, "data-matrix": 1_500, pdf417: 700, aztec: 1_900 } as const

/** Whether a kind holds any text, of several lines and in any script. */
export const holdsText = (id: SymbologyId): boolean => id in BYTES_MOST
