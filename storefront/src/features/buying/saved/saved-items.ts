/** Key of the browser's storage. */
export const SAVED_KEY = "saved-products"

/** Whether a product is among unchecked items. */
export const isAmong = (items: readonly unknown[], productId: string): boolean =>
  items.some((item) => (item as { productId: unknown }).productId === productId)
