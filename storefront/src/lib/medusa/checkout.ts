import { postNow } from "./client"
import type { Result } from "./failure"
import { readRegionId } from "./product"

/** A variant with its quantity. */
export interface CheckoutLine {
  readonly variantId: string
  readonly quantity: number
}

/** A cart in Medusa, for a checkout to continue with. */
export interface MedusaCart {
  readonly id: string
  /** Pounds. */
  readonly subtotal: number
  readonly tax: number
  readonly total: number
}

interface CartResponse {
  cart: { id: string; item_subtotal: number; tax_total: number; total: number }
}

/**
 * Creates a cart in Medusa, in the shop's region. Medusa refuses a line whose variant it does not sell or does not have
 * in stock.
 *
 * @param lines at least one
 * @param forwardedFor the chain of addresses the request came by
 */
export async function createMedusaCart(
  lines: readonly CheckoutLine[],
  forwardedFor: string | null,
): Promise<Result<MedusaCart>> {
  const result = await postNow<CartResponse>("/store/carts", {
    headers: forwardedFor === null ? {} : { "x-forwarded-for": forwardedFor },
    body: {
      region_id: await readRegionId(),
      items: lines.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity })),
    },
  })
  if (!result.ok) return result
  const { id, item_subtotal: subtotal, tax_total: tax, total } = result.value.cart
  return { ok: true, value: { id, subtotal, tax, total } }
}
