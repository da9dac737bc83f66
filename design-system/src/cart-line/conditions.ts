import { type IconName } from "../icon"
import { formatPounds } from "../lib/money"
import { formatCount } from "../lib/short-count"

/** A change since the product was put into the cart. */
export type CartLineCondition =
  /**
   * The price has changed. `oldPrice` is in pounds ex VAT, null where there was only a price text; `oldPriceIncVat` the same
   * with VAT, for lines that show prices with VAT, too.
   */
  | { is: "repriced"; oldPrice: number | null; oldPriceIncVat?: number | null }
  /** The product is no longer sold. */
  | { is: "gone" }
  /** Fewer pieces are in stock than the quantity. */
  | { is: "short"; available: number }

interface Line {
  /** Pounds ex VAT each; null when there is only a price text. */
  unitPrice: number | null
  /** The same with VAT. */
  unitPriceIncVat: number | null
  quantity: number
}

const priceLabel = (pounds: number | null, vat: "ex" | "inc") =>
  pounds === null ? "price on application" : `${formatPounds(pounds)} ${vat} VAT`

const repricedText = (before: number | null, now: number | null, vat: "ex" | "inc") =>
  `Price changed from ${priceLabel(before, vat)} to ${priceLabel(now, vat)} since you added it.`

/** The sentence and the icon for a condition; a sentence with prices also with VAT, where that is known. */
export function describeCondition(
  condition: CartLineCondition,
  { unitPrice, unitPriceIncVat, quantity }: Line,
): { icon: IconName; text: string; textIncVat?: string } {
  switch (condition.is) {
    case "repriced":
      return {
        icon: "warning",
        text: repricedText(condition.oldPrice, unitPrice, "ex"),
        ...(condition.oldPriceIncVat !== undefined && {
          textIncVat: repricedText(condition.oldPriceIncVat, unitPriceIncVat, "inc"),
        }),
      }
    case "gone":
      return {
        icon: "warning",
        text: "No longer sold, so it is not in the total. Ask us for a replacement model.",
      }
    case "short":
      return {
        icon: "warning",
        text:
          condition.available > 0
            ? `Only ${formatCount(condition.available)} of ${formatCount(quantity)} in stock. We quote the rest with a delivery date.`
            : "Out of stock. We quote it with a delivery date.",
      }
  }
}

/** Total of a line in pounds ex VAT, to the penny; null when the line cannot be totalled. */
export function lineTotal(
  { unitPrice, quantity }: Pick<Line, "unitPrice" | "quantity">,
  conditions: readonly CartLineCondition[],
): number | null {
  if (unitPrice === null || conditions.some(({ is }) => is === "gone")) return null
  return (Math.round(unitPrice * 100) * quantity) / 100
}
