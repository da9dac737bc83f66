import type { INQUIRY_QUANTITY_MOST } from "@scanwright/backend/contract"
import type { CartProduct } from "./cart-product"
import { withVat } from "@/lib/vat"

/** Most pieces of one line: as many as an enquiry may ask for. Named by type only, because the contract brings zod. */
export const QUANTITY_MOST: typeof INQUIRY_QUANTITY_MOST = 9_999

/** A line of the cart (specification, section 3), with what a checkout and the re-reading of prices need. */
export interface CartItem extends Omit<CartProduct, "name"> {
  /** Product id plus a timestamp. */
  readonly id: string
  readonly productName: string
  readonly quantity: number
  /** Pounds ex VAT when it was added; null where it had no figure. `price` is what it costs now. */
  readonly addedPrice: number | null
  /** True once the shop sells it no more: shown, not totalled. */
  readonly isGone: boolean
}

/** A quantity a line can have: whole, and neither below 0 nor above the most. */
export const clampQuantity = (quantity: number): number =>
  Math.min(QUANTITY_MOST, Math.max(0, Math.trunc(quantity) || 0))

/** A new line. Two products added in the same millisecond differ by their ids. */
export function toCartItem(product: CartProduct, quantity: number, now: number): CartItem {
  const { name, ...rest } = product
  return {
    ...rest,
    id: `${product.productId}-${now}`,
    productName: name,
    quantity: clampQuantity(quantity),
    addedPrice: product.price,
    isGone: false,
  }
}

/** What a cart comes to. */
export interface CartTotals {
  /** Pieces, totalled or not. */
  readonly quantity: number
  /** Pounds ex VAT of the lines that have a figure, exact to the penny. */
  readonly subtotal: number
  /** Pounds of VAT on the subtotal. */
  readonly vat: number
  /** Pounds with VAT. */
  readonly total: number
  /** Lines that are not in the sums: no figure, or sold no more. */
  readonly untotalled: number
}

/** Adds up in pence, where nothing is lost to binary fractions (specification, section 3: totals are derived). */
export function totalsOf(items: readonly CartItem[]): CartTotals {
  let quantity = 0
  let pence = 0
  let untotalled = 0
  for (const item of items) {
    quantity += item.quantity
    if (item.price === null || item.isGone) untotalled += 1
    else pence += Math.round(item.price * 100) * item.quantity
  }
  const { exVat, vat, incVat } = withVat(pence / 100)
  return { quantity, subtotal: exVat, vat, total: incVat, untotalled }
}
