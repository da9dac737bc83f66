/** What barcodes of the house say. */
export const BARCODES = { house: "SCANWRIGHT BARCODE EQUIPMENT", empty: "EMPTY" } as const

/**
 * Their bars and spaces in turn, in modules, as `code128` gives them: written out, since every page draws one and none needs
 * the code's whole table for it.
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
