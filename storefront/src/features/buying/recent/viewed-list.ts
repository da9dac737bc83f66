/** Most products shown as recently viewed. */
export const SHOWN_MOST = 12

/** Address of a product's page, as routes write it. */
const PRODUCT_PATH = /^\/products\/[^/?#\s]+\/[^/?#\s]+\/[^/?#\s]+$/

/** Longest address that is kept, in characters: three handles of the length the backend takes, percent-encoded. */
const PATH_MOST = 2_400

/** Whether something is the address of a product's page. */
export const isProductPath = (value: unknown): value is string =>
  typeof value === "string" && value.length <= PATH_MOST && PRODUCT_PATH.test(value)

/** Makes a proper list of whatever the browser's storage held: anybody can write there. */
export const repairViewed = (found: readonly unknown[]): string[] =>
  [...new Set(found.filter(isProductPath))].slice(0, SHOWN_MOST + 1)

/**
 * Puts a page at the front of those that were viewed.
 *
 * @param viewed latest first
 * @param path of the page now shown
 * @returns each page once; one more than is shown, for the page now shown is never among them
 */
export const withViewed = (viewed: readonly string[], path: string): string[] =>
  repairViewed([path, ...viewed])

/** The pages viewed before, latest first, without the one now shown. */
export const othersThan = (viewed: readonly string[], path: string): string[] =>
  viewed.filter((one) => one !== path).slice(0, SHOWN_MOST)
