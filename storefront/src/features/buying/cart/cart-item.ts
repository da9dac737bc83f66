import type { INQUIRY_QUANTITY_MOST } from "@scanwright/backend/contract"
import type { CartProduct } from "./cart-product"
import { withVat } from "@/lib/vat"

/**
 * Highest quantity of a line: the most that a form accepts. Imported as a type only, because the contract would bring zod
 * along.
 */
export const QUANTITY_MOST: typeof INQUIRY_QUANTITY_MOST = 9_999

/** A line of the cart (specification, section 3), with the fields that a checkout and the refresh of prices need. */
export interface CartItem extends Omit<CartProduct, "name"> {
  /** Product id plus a timestamp. */
  readonly id: string
  readonly productName: string
  readonly quantity: number
  /** Pounds ex VAT when the product was added; null where it had no price. `price` is the present one. */
  readonly addedPrice: number | null
  /** True once the shop no longer sells the product: the line is shown, but not in the total. */
  readonly isGone: boolean
}

/** The nearest valid quantity: whole, at least 0, and at most {@link QUANTITY_MOST}. */
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

/** Totals of a cart. */
export interface CartTotals {
  /** Number of pieces, in the total or not. */
  readonly quantity: number
  /** Pounds ex VAT of the lines with a price, exact to the penny. */
  readonly subtotal: number
  /** Pounds of VAT on the subtotal. */
  readonly vat: number
  /** Pounds with VAT. */
  readonly total: number
  /** Number of lines without a price, or no longer sold. */
  readonly untotalled: number
}

/** Adds up in pence, so that binary fractions cause no error (specification, section 3: totals are derived). */
export function totalsOf(items: readonly Pick<CartItem, "quantity" | "price" | "isGone">[]): CartTotals {
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
