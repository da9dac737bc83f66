import { type IconName } from "../icon"
import { formatPounds } from "../lib/money"
import { formatCount } from "../lib/short-count"

/** What has happened to a product since it was put into the cart. */
export type CartLineCondition =
  /** Its price is another now; `oldPrice` is the pounds ex VAT it had, null where it had no figure. */
  | { is: "repriced"; oldPrice: number | null }
  /** It is sold no more. */
  | { is: "gone" }
  /** There are fewer in stock than wanted. */
  | { is: "short"; available: number }

interface Line {
  /** Pounds ex VAT each; null when there is no figure. */
  unitPrice: number | null
  quantity: number
}

const priceWords = (pounds: number | null) =>
  pounds === null ? "price on application" : formatPounds(pounds)

/** What a condition is called out loud, with the icon beside it. */
export function describeCondition(
  condition: CartLineCondition,
  { unitPrice, quantity }: Line,
): { icon: IconName; words: string } {
  switch (condition.is) {
    case "repriced":
      return {
        icon: "warning",
        words: `Price changed from ${priceWords(condition.oldPrice)} to ${priceWords(unitPrice)} since you added it.`,
      }
    case "gone":
      return {
        icon: "warning",
        words: "No longer sold, so it is not in the total. Ask us for its successor.",
      }
    case "short":
      return {
        icon: "warning",
        words:
          condition.available > 0
            ? `Only ${formatCount(condition.available)} of ${formatCount(quantity)} in stock. We quote the rest with a delivery date.`
            : "Out of stock. We quote it with a delivery date.",
      }
  }
}

/** What a line comes to in pounds ex VAT, to the penny; null when it cannot be totalled. */
export function lineTotal(
  { unitPrice, quantity }: Line,
  conditions: readonly CartLineCondition[],
): number | null {
  if (unitPrice === null || conditions.some(({ is }) => is === "gone")) return null
  return (Math.round(unitPrice * 100) * quantity) / 100
}
