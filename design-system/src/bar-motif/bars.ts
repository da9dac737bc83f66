/** Texts of the decorative barcodes. */
export const BARCODES = { house: "SCANWRIGHT BARCODE EQUIPMENT", empty: "EMPTY" } as const

/**
 * Bars and spaces of each barcode in turn, in modules, as `code128` returns them. Constants, because every page renders
 * one, and would otherwise carry the whole table of the code.
 */
export const BARS: Readonly<Record<keyof typeof BARCODES, string>> = {
  house:
    "2 1 1 2 1 4 2 1 3 1 1 3 1 3 1 3 2 1 1 1 1 3 2 3 1 1 3 3 2 1 3 1 1 3 2 1 2 3 1 1 3 1 2 3 1 3 1 1 " +
    "2 1 1 3 1 3 2 3 1 1 1 3 2 1 3 3 1 1 2 1 2 2 2 2 1 3 1 1 2 3 1 1 1 3 2 3 2 3 1 1 3 1 1 3 1 3 2 1 " +
    "1 3 3 1 2 1 1 1 2 3 1 3 1 3 2 1 1 3 2 1 2 2 2 2 1 3 2 1 1 3 2 1 1 3 3 1 2 1 3 1 3 1 2 3 1 3 1 1 " +
    "3 1 3 1 2 1 1 1 3 1 2 3 1 3 2 1 1 3 1 1 3 3 2 1 2 1 3 3 1 1 1 1 1 1 4 3 2 3 3 1 1 1 2",
  empty:
    "2 1 1 2 1 4 1 3 2 1 1 3 1 1 3 1 2 3 3 1 3 1 2 1 2 1 3 3 1 1 3 1 2 1 1 3 1 3 2 1 3 1 2 3 3 1 1 1 " + "2",
}
