import { cx } from "../lib/cx"
import { formatPounds, numericPrice } from "../lib/money"

const SIZES = {
  md: "",
  lg: "price-lg",
} as const

export interface PriceProps {
  /** Pounds ex VAT; a string that is no number is shown as it is; null when there is no figure. */
  amount: number | string | null
  /** Pounds with VAT: the rule of VAT is the application's. Left out, the price is shown without. */
  amountIncVat?: number | null
  /** What to say when `amount` is null. */
  priceText?: string | null
  /** Which figures to show: without VAT, with it, or both with the first leading. */
  vat?: "ex" | "inc" | "both"
  size?: keyof typeof SIZES
  className?: string
}

/** A price in pounds that says whether VAT is in it. Without a figure it says why: "Price on application". */
export function Price({
  amount,
  amountIncVat = null,
  priceText,
  vat = "ex",
  size = "md",
  className,
}: PriceProps) {
  const figure = numericPrice(amount)

  if (figure === null) {
    const words = [amount, priceText].find(
      (text): text is string => typeof text === "string" && text.trim() !== "",
    )
    return (
      <p className={cx("price-words", SIZES[size], className)}>{words?.trim() ?? "Price on application"}</p>
    )
  }

  const leading =
    vat === "inc" && amountIncVat !== null
      ? { sum: amountIncVat, words: "inc VAT" }
      : { sum: figure, words: "ex VAT" }
  return (
    <p className={cx("price", SIZES[size], className)}>
      <span className="tabular price-figure">{formatPounds(leading.sum)}</span>{" "}
      <span className="price-note">{leading.words}</span>
      {vat === "both" && amountIncVat !== null && (
        <span className="tabular price-note basis-full"> {formatPounds(amountIncVat)} inc VAT</span>
      )}
    </p>
  )
}
