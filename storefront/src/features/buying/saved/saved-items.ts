/** Key of the browser's storage. */
export const SAVED_KEY = "saved-products"

/**
 * Whether a product is among unchecked items of the list without a name, which the button "Save" fills. Items of an older
 * version have no list.
 */
export const isAmong = (items: readonly unknown[], productId: string): boolean =>
  items.some((item) => {
    const { productId: id, list } = item as { productId: unknown; list?: unknown }
    return id === productId && !list
  })
