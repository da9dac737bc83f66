import type { CartLineCondition } from "@scanwright/design-system"
import { incVatOf } from "@/lib/vat"
import type { CartItem } from "./cart-item"

const inPence = (pounds: number | null) => (pounds === null ? null : Math.round(pounds * 100))

/** Changes of a product since the line was added, each of which is shown beside the line. */
export function conditionsOf({ price, addedPrice, isGone, quantity, stock }: CartItem): CartLineCondition[] {
  if (isGone) return [{ is: "gone" }]
  return [
    ...(inPence(price) === inPence(addedPrice)
      ? []
      : [{ is: "repriced", oldPrice: addedPrice, oldPriceIncVat: incVatOf(addedPrice) } as const]),
    ...(quantity > stock ? [{ is: "short", available: stock } as const] : []),
  ]
}

/** Number of cart lines with each condition. */
export function countConditions(items: readonly CartItem[]): Record<CartLineCondition["is"], number> {
  const counts = { repriced: 0, gone: 0, short: 0 }
  for (const item of items) for (const { is } of conditionsOf(item)) counts[is] += 1
  return counts
}
