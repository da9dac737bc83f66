import { type ReactNode, useId } from "react"
import { Button } from "../button"
import { Icon } from "../icon"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"
import { formatPounds } from "../lib/money"
import { countItems } from "../lib/short-count"
import { ClearCart } from "./ClearCart"

interface Common {
  /** Pieces in the cart, totalled or not. */
  itemCount: number
  /** Pounds ex VAT of all lines that can be totalled. */
  subtotal: number
  /** Pounds of VAT on the subtotal, computed by the application. */
  vat: number
  /** The rate, in per cent, as it is shown. */
  vatPercent?: number
  /** Number of lines without a total: prices on application, products no longer sold. */
  untotalledLines?: number
  /** True while prices are read again: the sums may still change. */
  busy?: boolean
  /** Left out, there is no button to print. */
  onPrint?: () => void
  /** Called once the visitor has confirmed emptying the cart; left out, there is no button for it. */
  onClear?: () => void
  /** Sentence under the button about the next step. */
  children?: ReactNode
  headingLevel?: HeadingLevel
  className?: string
}

interface QuoteOnAnotherPage extends Common {
  /** Address of the quote form. */
  quoteHref: string
  onRequestQuote?: undefined
}

interface QuoteHere extends Common {
  quoteHref?: undefined
  /** Called for a quote form on the same page. */
  onRequestQuote: () => void
}

export type CartSummaryProps = QuoteOnAnotherPage | QuoteHere

/** The totals of a cart: ex VAT, VAT, inc VAT, products without a price, and the button for a quote. */
export function CartSummary({
  itemCount,
  subtotal,
  vat,
  vatPercent = 20,
  untotalledLines = 0,
  busy = false,
  quoteHref,
  onRequestQuote,
  onPrint,
  onClear,
  children,
  headingLevel: Heading = "h2",
  className,
}: CartSummaryProps) {
  const id = useId()
  const total = formatPounds(subtotal + vat)
  return (
    <section aria-labelledby={id} aria-busy={busy || undefined} className={cx("cart-summary", className)}>
      <Heading id={id} className="cart-summary-title">
        Summary
        <span>{countItems(itemCount)}</span>
      </Heading>
      <dl className={busy ? "animate-busy" : undefined}>
        <div>
          <dt>Subtotal ex VAT</dt>
          <dd>{formatPounds(subtotal)}</dd>
        </div>
        <div>
          <dt>VAT at {vatPercent}%</dt>
          <dd>{formatPounds(vat)}</dd>
        </div>
        <div className="cart-summary-total">
          <dt>Total inc VAT</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      {untotalledLines > 0 && (
        <p className="cart-summary-note">
          {untotalledLines === 1 ? "1 line is" : `${untotalledLines} lines are`} not in the total. Your quote
          will have a price for {untotalledLines === 1 ? "it" : "each"}.
        </p>
      )}
      <p role="status" className="sr-only">
        {busy ? "Reading prices again." : `${countItems(itemCount)}, total ${total} inc VAT.`}
      </p>
      <div className="print:hidden">
        {quoteHref === undefined ? (
          <Button size="lg" className="w-full" onClick={onRequestQuote}>
            Request a quote
          </Button>
        ) : (
          <Button size="lg" className="w-full" href={quoteHref}>
            Request a quote
          </Button>
        )}
        {children && <div className="cart-summary-text">{children}</div>}
        {(onPrint ?? onClear) && (
          <div className="cart-summary-more">
            {onPrint && (
              <Button variant="ghost" size="sm" onClick={onPrint}>
                <Icon name="printer" className="size-4" />
                Print
              </Button>
            )}
            {onClear && <ClearCart itemCount={itemCount} onClear={onClear} />}
          </div>
        )}
      </div>
    </section>
  )
}
