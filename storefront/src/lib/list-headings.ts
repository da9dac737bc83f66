const QUANTITY_WORD =
  "(?:quantity|quantities|q'?n?ty|qtty|quant|pieces|pcs|units|menge|bestellmenge|anzahl|stück|stückzahl|stk|quantité|qté|cantidad|quantità|aantal|antal)"
const WANTED = "(?:order(?:ed)?|required|requested|req '?d|req'?d|needed|wanted)"
/** Headings of what is ordered, and of nothing else: no "Qty in stock", "Pack qty", "Qty on order". */
const QUANTITY_HEADING = new RegExp(
  `^(?:${WANTED} )?${QUANTITY_WORD}(?: (?:${WANTED}|to order|pcs|pieces|units|ea|each))?$|^(?:no|number)(?: of)? (?:off|pieces|pcs|units|items)$|^ordered$`,
  "iu",
)
const PART_NUMBER_HEADING =
  /^(?:(?:your|supplier'?s?|manufacturers?|manufacturer'?s|mfr|mfg|vendor|oem) )?(?:mpn|sku|(?:part|product|item|article|artikel|stock|material|catalogue|cat|order)s? ?(?:code|nos?|numbers?|nummer|nr)|part|code|artikel|artikelnummer|p n)$/iu

/** A heading without the signs that people put into it: "Part-no.:" is "Part no". */
export const headingOf = (cell: string): string => cell.replace(/[.\s:_/()#-]+/g, " ").trim()

/** @returns whether a cell heads a column of quantities to be ordered */
export const isQuantityHeading = (cell: string): boolean => QUANTITY_HEADING.test(headingOf(cell))

/** @returns whether a cell heads a column of part numbers */
export const isPartNumberHeading = (cell: string): boolean => PART_NUMBER_HEADING.test(headingOf(cell))
