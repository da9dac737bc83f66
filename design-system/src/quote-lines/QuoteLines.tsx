import { type ReactNode } from "react"
import { ROLES } from "../data-table/roles"
import { cx } from "../lib/cx"
import { formatPounds } from "../lib/money"
import { formatCount } from "../lib/short-count"
import { Link } from "../link"
import { ScrollRegion } from "../scroll-region"

/** A product of the list, with its quantity. */
export interface QuoteLine {
  id: string
  name: string
  /** Address of the product's page. */
  href: string
  partNumber: string | null
  /** Number of pieces. */
  quantity: number
  /** Pounds ex VAT each; null shows `priceText`. */
  price: number | null
  priceText: string | null
}

export interface QuoteLinesProps {
  /** Names the list. */
  caption: string
  lines: readonly QuoteLine[]
  /** Pounds of the lines that have a price, computed by the application. */
  totals: { exVat: number; vat: number; incVat: number }
  /** The rate, in per cent, as it is shown. */
  vatPercent?: number
  /** Number of lines without a price, which are not in the totals. */
  untotalledLines?: number
  /** Buttons below: print, save. */
  actions?: ReactNode
  className?: string
}

const NO_PRICE = "On request"

function Line({ line: { name, href, partNumber, quantity, price, priceText } }: { line: QuoteLine }) {
  return (
    <tr {...ROLES.row}>
      <th {...ROLES.rowHead} className="data-cell-name">
        <div>
          <Link href={href}>{name}</Link>
          {partNumber && (
            <span className="part-number card-note block font-normal">
              <span className="sr-only">, part number </span>
              {partNumber}
            </span>
          )}
        </div>
      </th>
      <td {...ROLES.cell} className="data-cell-end">
        <span className="data-label">Quantity</span>
        <span>{formatCount(quantity)}</span>
      </td>
      <td {...ROLES.cell} className="data-cell-end">
        <span className="data-label">Price each ex VAT</span>
        <span>{price === null ? (priceText ?? NO_PRICE) : formatPounds(price)}</span>
      </td>
      <td {...ROLES.cell} className="data-cell-end">
        <span className="data-label">Line total ex VAT</span>
        <span>{price === null ? "–" : formatPounds(Math.round(price * 100 * quantity) / 100)}</span>
      </td>
    </tr>
  )
}

/** Lines of a quote request or a list of products, with quantities, prices and totals, to read and to print. */
export function QuoteLines({
  caption,
  lines,
  totals,
  vatPercent = 20,
  untotalledLines = 0,
  actions,
  className,
}: QuoteLinesProps) {
  return (
    <div className={cx("data-table quote-lines", className)}>
      <ScrollRegion label={caption} className="data-scroll">
        <table {...ROLES.table}>
          <caption className="sr-only">{caption}</caption>
          <thead {...ROLES.rowGroup}>
            <tr {...ROLES.row}>
              <th {...ROLES.columnHead}>Product</th>
              {["Quantity", "Price each ex VAT", "Line total ex VAT"].map((label) => (
                <th key={label} {...ROLES.columnHead} className="data-cell-end">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...ROLES.rowGroup}>
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <dl className="quote-totals">
        <div>
          <dt>Total ex VAT</dt>
          <dd>{formatPounds(totals.exVat)}</dd>
        </div>
        <div>
          <dt>VAT at {vatPercent}%</dt>
          <dd>{formatPounds(totals.vat)}</dd>
        </div>
        <div>
          <dt>Total inc VAT</dt>
          <dd>{formatPounds(totals.incVat)}</dd>
        </div>
      </dl>
      {untotalledLines > 0 && (
        <p className="card-note">
          {untotalledLines === 1 ? "1 line has" : `${formatCount(untotalledLines)} lines have`} no price yet
          and {untotalledLines === 1 ? "is" : "are"} not in the totals.
        </p>
      )}
      {actions && <div className="quote-actions">{actions}</div>}
    </div>
  )
}
