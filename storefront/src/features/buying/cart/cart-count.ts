/** Key of the browser's storage (specification, section 9). */
export const CART_KEY = "cart"

/** Number of pieces in the cart, from unchecked items. */
export const countPieces = (items: readonly unknown[]): number =>
  items.reduce<number>((sum, item) => sum + (Number((item as { quantity: unknown }).quantity) || 0), 0)
