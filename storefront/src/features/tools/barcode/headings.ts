import { headingOf, isPartNumberHeading, isQuantityHeading } from "@/lib/list-headings"

/** Most words of a heading that is looked at. */
const PARTS_MOST = 6

/** Names of what barcodes hold; other words may stand beside them: "Variant barcode", "EAN/GTIN", "Employee ID". */
const CONTENT =
  /^(?:barcodes?|(?:ean|gtin|upc|itf)(?:\d{1,2}|a|e|s)?|isbn|sscc|sku|mpn|codes?|serials?|urls?|links?|ids?|ref|references?|tags?)$/u
/** Names of what barcodes hold, with no other words beside them. */
const CONTENT_ALONE = /^(?:contents?|values?|data|numbers?|s n|serial (?:no|number)|asset (?:no|number))$/u
/** Words of columns that have another code, or none: "Country code", "Barcode type". */
const OTHER =
  /^(?:country|post|postal|zip|area|dial|hs|tariff|commodity|tax|vat|currency|colou?r|price|cost|stock|date|types?|symbology|formats?|units?|names?|titles?|descriptions?|images?|pictures?|qty|quantity|labels?|copies)$/u

const CAPTION =
  /^(?:label|label text|products?|items?|articles?|assets?|desc|bezeichnung|beschreibung)$|(?:^|\s)(?:captions?|text|titles?|names?|descriptions?)$/u

/** Headings of how many labels are wanted: "Copies required", "Qty to print", "No. of labels". */
const COPIES = /^(?:copies|labels|prints?|etiketten|étiquettes)$/u
const COPIES_BESIDE =
  /^(?:copies|labels?|prints?|qty|quantity|nos?|numbers?|count|total|of|to|be|required|needed|wanted)$/u

/** Figures in a heading are those of a kind of barcode: "Code 7" is a code. */
const FIGURE = /^(?=.*\d)(?!\D*(?:8|12|13|14|128)$|(?:ean|gtin|upc)\d$)/u

const partsOf = (cell: string) => headingOf(cell).toLowerCase().split(" ").slice(0, PARTS_MOST)

/** @returns whether a cell heads a column of what barcodes hold */
export function isContentHeading(cell: string): boolean {
  const parts = partsOf(cell)
  if (parts.some((part) => FIGURE.test(part))) return false
  return (
    isPartNumberHeading(cell) ||
    CONTENT_ALONE.test(parts.join(" ")) ||
    (parts.some((part) => CONTENT.test(part)) && !parts.some((part) => OTHER.test(part)))
  )
}

/** @returns whether a cell heads a column of the texts above barcodes */
export const isCaptionHeading = (cell: string): boolean => CAPTION.test(partsOf(cell).join(" "))

/** @returns whether a cell heads a column of how many labels are wanted */
export function isCopiesHeading(cell: string): boolean {
  const parts = partsOf(cell)
  const isOfLabels =
    parts.some((part) => COPIES.test(part)) &&
    parts.every((part) => COPIES.test(part) || COPIES_BESIDE.test(part))
  return isOfLabels || isQuantityHeading(cell)
}

/** @returns whether a cell heads a column that is known */
export const isHeading = (cell: string): boolean =>
  isContentHeading(cell) || isCaptionHeading(cell) || isCopiesHeading(cell)
