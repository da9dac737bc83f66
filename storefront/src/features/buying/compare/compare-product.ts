/** Key of the browser's storage. */
export const COMPARE_KEY = "compare"

/** Most products of a comparison (decisions, "/browse-products"). */
export const COMPARE_LIMIT = 4

/** A product of the comparison, with the fields that the tray shows. */
export interface CompareProduct {
  id: string
  name: string
  /** Address of the picture, or null. */
  image: string | null
}

/** States of a product's button. */
export const FREE = 0
export const CHOSEN = 1
export const FULL = 2

/** State of a product's button, by unchecked items. */
export function placeOf(items: readonly unknown[], id: string): number {
  if (items.some((item) => (item as { id?: unknown } | null)?.id === id)) return CHOSEN
  return items.length >= COMPARE_LIMIT ? FULL : FREE
}
