import { cx } from "../lib/cx"
import { formatPounds, numericPrice } from "../lib/money"

const SIZES = {
  md: "",
  lg: "price-lg",
} as const

export interface PriceProps {
  /** Pounds ex VAT; a non-numeric string is shown unchanged; null when there is no amount. */
  amount: number | string | null
  /** Pounds with VAT, computed by the application. Left out, only the price ex VAT is shown. */
  amountIncVat?: number | null
  /** Text shown when `amount` is null. */
  priceText?: string | null
  /**
   * The amounts to show: ex VAT, inc VAT, both with the first leading, or the visitor's choice. For the choice both are
   * in the markup, and `data-vat` on a surrounding element (`inc`, or else ex VAT) selects one: a page need not be
   * rendered again for it.
   */
  vat?: "chosen" | "ex" | "inc" | "both"
  size?: keyof typeof SIZES
  className?: string
}

/** An amount, and whether VAT is included. */
function Amount({ pounds, suffix }: { pounds: number; suffix: string }) {
  return (
    <>
      <span className="tabular price-amount">{formatPounds(pounds)}</span>{" "}
      <span className="price-note">{suffix}</span>
    </>
  )
}

/** A price in pounds, with or without VAT; without an amount a text such as "Price on application". */
export function Price({
  amount,
  amountIncVat = null,
  priceText,
  vat = "chosen",
  size = "md",
  className,
}: PriceProps) {
  const pounds = numericPrice(amount)

  if (pounds === null) {
    const text = [amount, priceText].find(
      (value): value is string => typeof value === "string" && value.trim() !== "",
    )
    return (
      <p className={cx("price-text", SIZES[size], className)}>{text?.trim() ?? "Price on application"}</p>
    )
  }

  const classes = cx("price", SIZES[size], className)
  if (vat === "chosen" && amountIncVat !== null) {
    return (
      <p className={classes}>
        <span className="price-ex">
          <Amount pounds={pounds} suffix="ex VAT" />
        </span>
        <span className="price-inc">
          <Amount pounds={amountIncVat} suffix="inc VAT" />
        </span>
      </p>
    )
  }

  return (
    <p className={classes}>
      {vat === "inc" && amountIncVat !== null ? (
        <Amount pounds={amountIncVat} suffix="inc VAT" />
      ) : (
        <Amount pounds={pounds} suffix="ex VAT" />
      )}
      {vat === "both" && amountIncVat !== null && (
        <span className="tabular price-note basis-full"> {formatPounds(amountIncVat)} inc VAT</span>
      )}
    </p>
  )
}
