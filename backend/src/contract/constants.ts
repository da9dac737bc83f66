/** Business constants of the specification, section 9, and of the decisions that stand beside it. */
export const CURRENCY = "gbp"
/** ISO 3166-1 code of the one region the shop sells in. */
export const COUNTRY = "gb"
/** UK standard rate of VAT (Value Added Tax Act 1994, s. 2), as a fraction. */
export const VAT_RATE = 0.2
/** Above this many in stock a product simply reads "In stock"; from 1 up to it, the number is shown. */
export const STOCK_PLENTY = 10
/** Products on one page of a list. */
export const PRODUCTS_PER_PAGE = 24
/** Key features shown before "+N more features". */
export const KEY_FEATURES_SHOWN = 5
/** Most lines of one enquiry, and most pieces of one line. */
export const INQUIRY_LINES_MOST = 500
export const INQUIRY_QUANTITY_MOST = 9_999
