import { type RemoteQueryFunction } from "@medusajs/framework/types"
import { getVariantAvailability } from "@medusajs/framework/utils"
import { INQUIRY_QUANTITY_MOST } from "../contract"

/** A variant with how Medusa counts its stock. */
export interface CountedVariant {
  id: string
  manage_inventory: boolean
  allow_backorder: boolean
}

/** Whether a variant can be sold out: its stock is managed, and it is not sold ahead. */
export const isCounted = ({ manage_inventory, allow_backorder }: Omit<CountedVariant, "id">): boolean =>
  manage_inventory && !allow_backorder

/**
 * Reads how many pieces of variants can be sold now, as Medusa's products and cart count them: what is free at the stock
 * locations of a sales channel; of a kit, as many as its scarcest part allows.
 *
 * @param query Medusa's graph
 * @param channel id of the sales channel; without one, nothing that is counted can be sold
 * @param variants of products
 * @returns pieces by variant; of one that cannot be sold out, the largest quantity of a request
 */
export async function readSellableStock(
  query: Omit<RemoteQueryFunction, symbol>,
  channel: string | undefined,
  variants: readonly CountedVariant[],
): Promise<Map<string, number>> {
  const counted = variants.filter(isCounted).map(({ id }) => id)
  const found =
    channel === undefined || counted.length === 0
      ? {}
      : await getVariantAvailability(query, { variant_ids: counted, sales_channel_id: channel })
  return new Map(
    variants.map((variant) => {
      if (!isCounted(variant)) return [variant.id, INQUIRY_QUANTITY_MOST]
      const free = found[variant.id]?.availability ?? 0
      // Infinite where a part is needed zero times, which Medusa's products have as nothing.
      return [variant.id, Number.isSafeInteger(free) ? Math.max(0, free) : 0]
    }),
  )
}
