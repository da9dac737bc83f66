/** Most products shown as recently viewed. */
export const SHOWN_MOST = 12

/** Address of a product's page, as config/routes.ts writes it. */
const PRODUCT_PATH = /^\/products\/[^/?#\s]+\/[^/?#\s]+\/[^/?#\s]+$/

/** Longest stored address, in characters: three handles of the backend's longest length, percent-encoded. */
const PATH_MOST = 2_400

/** Whether something is the address of a product's page. */
export const isProductPath = (value: unknown): value is string =>
  typeof value === "string" && value.length <= PATH_MOST && PRODUCT_PATH.test(value)

/** Reads addresses from unchecked storage. */
export const repairViewed = (found: readonly unknown[]): string[] =>
  [...new Set(found.filter(isProductPath))].slice(0, SHOWN_MOST + 1)

/**
 * Puts a page at the front of the viewed pages.
 *
 * @param viewed latest first
 * @param path of the present page
 * @returns each page once; one more than is shown, because the present page is never shown
 */
export const withViewed = (viewed: readonly string[], path: string): string[] =>
  repairViewed([path, ...viewed])

/** The viewed pages, latest first, without the present page. */
export const othersThan = (viewed: readonly string[], path: string): string[] =>
  viewed.filter((one) => one !== path).slice(0, SHOWN_MOST)
