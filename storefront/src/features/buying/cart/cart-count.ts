/** Key of the browser's storage (specification, section 9). */
export const CART_KEY = "cart"

/** Pieces in the cart, from items nobody has checked yet. */
export const countPieces = (items: readonly unknown[]): number =>
  items.reduce<number>((sum, item) => sum + (Number((item as { quantity: unknown }).quantity) || 0), 0)
