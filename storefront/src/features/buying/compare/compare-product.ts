/** Key of the browser's storage. */
export const COMPARE_KEY = "compare"

/** Most products that stand side by side (decisions, "/browse-products"). */
export const COMPARE_LIMIT = 4

/** A product chosen for a comparison: as much of it as the tray shows. */
export interface CompareProduct {
  id: string
  name: string
  /** Address of its picture, or null. */
  image: string | null
}

/** What a product's button shows. */
export const FREE = 0
export const CHOSEN = 1
export const FULL = 2

/** What the button of a product shows, by items nobody has checked yet. */
export function placeOf(items: readonly unknown[], id: string): number {
  if (items.some((item) => (item as { id?: unknown } | null)?.id === id)) return CHOSEN
  return items.length >= COMPARE_LIMIT ? FULL : FREE
}
