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
  /**
   * Which figures to show: without VAT, with it, both with the first leading, or the visitor's choice. For the choice both
   * are in the markup, and the one shows that `data-vat` names on an element around (`inc`, or else the one without VAT):
   * a page need not be rendered again for it.
   */
  vat?: "chosen" | "ex" | "inc" | "both"
  size?: keyof typeof SIZES
  className?: string
}

/** A figure, and whether VAT is in it. */
function Figure({ pounds, words }: { pounds: number; words: string }) {
  return (
    <>
      <span className="tabular price-figure">{formatPounds(pounds)}</span>{" "}
      <span className="price-note">{words}</span>
    </>
  )
}

/** A price in pounds that says whether VAT is in it. Without a figure it says why: "Price on application". */
export function Price({
  amount,
  amountIncVat = null,
  priceText,
  vat = "chosen",
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

  const classes = cx("price", SIZES[size], className)
  if (vat === "chosen" && amountIncVat !== null) {
    return (
      <p className={classes}>
        <span className="price-ex">
          <Figure pounds={figure} words="ex VAT" />
        </span>
        <span className="price-inc">
          <Figure pounds={amountIncVat} words="inc VAT" />
        </span>
      </p>
    )
  }

  return (
    <p className={classes}>
      {vat === "inc" && amountIncVat !== null ? (
        <Figure pounds={amountIncVat} words="inc VAT" />
      ) : (
        <Figure pounds={figure} words="ex VAT" />
      )}
      {vat === "both" && amountIncVat !== null && (
        <span className="tabular price-note basis-full"> {formatPounds(amountIncVat)} inc VAT</span>
      )}
    </p>
  )
}
