import { cx } from "../lib/cx"
import { formatPounds, numericPrice, withVat } from "../lib/money"

const SIZES = {
  md: "text-lg",
  lg: "text-3xl",
} as const

export interface PriceProps {
  /** Pounds ex VAT; a string that is no number is shown as it is; null when there is no figure. */
  amount: number | string | null
  /** What to say when `amount` is null. */
  priceText?: string | null
  /** Which figures to show: without VAT, with it, or both with the first leading. */
  vat?: "ex" | "inc" | "both"
  size?: keyof typeof SIZES
  className?: string
}

/** A price in pounds that says whether VAT is in it. Without a figure it says why: "Price on application". */
export function Price({ amount, priceText, vat = "ex", size = "md", className }: PriceProps) {
  const figure = numericPrice(amount)

  if (figure === null) {
    const words = [amount, priceText].find(
      (text): text is string => typeof text === "string" && text.trim() !== "",
    )
    return (
      <p className={cx("font-semibold text-balance text-ink", SIZES[size], className)}>
        {words?.trim() ?? "Price on application"}
      </p>
    )
  }

  const leading =
    vat === "inc" ? { sum: withVat(figure), words: "inc VAT" } : { sum: figure, words: "ex VAT" }
  return (
    <p className={cx("flex flex-wrap items-baseline gap-x-2", className)}>
      <span className={cx("tabular font-semibold text-ink", SIZES[size])}>{formatPounds(leading.sum)}</span>{" "}
      <span className="text-sm text-ink-muted">{leading.words}</span>
      {vat === "both" && (
        <span className="tabular basis-full text-sm text-ink-muted">
          {" "}
          {formatPounds(withVat(figure))} inc VAT
        </span>
      )}
    </p>
  )
}
