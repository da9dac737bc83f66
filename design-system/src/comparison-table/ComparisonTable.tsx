"use client"

import { type CSSProperties, type ReactNode } from "react"
import { Tile } from "../card/Tile"
import { IconButton } from "../icon-button"
import { cx } from "../lib/cx"
import { useFocusAfterRemoval } from "../lib/use-focus-after-removal"
import { Link } from "../link"
import { Price, type PriceProps } from "../price"
import { ScrollRegion } from "../scroll-region"
import { StockBadge } from "../stock-badge"
import { Switch } from "../switch"
import { type ComparedValue, differs } from "./differs"

/** A product of the comparison. */
export interface ComparedProduct {
  id: string
  name: string
  href: string
  /** Address of the picture; null shows the first letter of the name instead. */
  image: string | null
  imageAlt?: string | null
  brand?: string | null
  partNumber?: string | null
  /** Pounds ex VAT; null shows `priceText`. */
  price: number | string | null
  priceText?: string | null
  /** Pounds with VAT, where `vat` shows them. */
  priceIncVat?: number | null
  /** Pieces that can be sold now. */
  stock: number
  /** Buttons under the product: Add to Cart. */
  actions?: ReactNode
}

/** One specification: a label, and a value for each product. */
export interface ComparisonRow {
  label: string
  /** Null where the maker does not state it. */
  values: readonly ComparedValue[]
}

/** Specifications that belong together: "Scanning", "Durability". */
export interface ComparisonGroup {
  title: string
  rows: readonly ComparisonRow[]
}

export interface ComparisonTableProps {
  /** Two to four products; a single one is shown without the switch. */
  products: readonly ComparedProduct[]
  groups: readonly ComparisonGroup[]
  /** Names the table. */
  caption?: string
  vat?: PriceProps["vat"]
  /** Removes a product; left out, products cannot be removed. */
  onRemove?: (id: string) => void
  className?: string
}

/** The label of a row, with a sign and a hidden text where the products differ. */
function RowHead({ children, isDifferent }: { children: string; isDifferent: boolean }) {
  return (
    <th scope="row" className="comparison-label">
      {children}
      {isDifferent && (
        <>
          <span aria-hidden="true" className="comparison-sign">
            ≠
          </span>
          <span className="sr-only">, differs</span>
        </>
      )}
    </th>
  )
}

interface RowData {
  label: string
  isDifferent: boolean
  cells: readonly { id: string; content: ReactNode }[]
}

function Row({ label, isDifferent, cells }: RowData) {
  return (
    <tr data-same={!isDifferent || undefined}>
      <RowHead isDifferent={isDifferent}>{label}</RowHead>
      {cells.map(({ id, content }) => (
        <td key={id}>{content}</td>
      ))}
    </tr>
  )
}

const NotStated = <span className="comparison-not-stated">Not stated</span>

const toCells = (products: readonly ComparedProduct[], contents: readonly ReactNode[]) =>
  products.map(({ id }, index) => ({ id, content: contents[index] ?? NotStated }))

/** The rows that every comparison starts with. */
const factRows = (products: readonly ComparedProduct[], vat: PriceProps["vat"]): RowData[] => [
  {
    label: "Price",
    isDifferent: differs(products.map(({ price, priceText }) => String(price ?? priceText ?? ""))),
    cells: toCells(
      products,
      products.map(({ price, priceText, priceIncVat }) => (
        <Price key="price" amount={price} priceText={priceText} amountIncVat={priceIncVat} vat={vat} />
      )),
    ),
  },
  {
    label: "Availability",
    isDifferent: differs(products.map(({ stock }) => String(Math.min(Math.max(stock, 0), 11)))),
    cells: toCells(
      products,
      products.map(({ stock }) => <StockBadge key="stock" stock={stock} />),
    ),
  },
  {
    label: "Part number",
    // Part numbers always differ, which is no help for a decision.
    isDifferent: false,
    cells: toCells(
      products,
      products.map(({ partNumber }) =>
        partNumber ? (
          <span key="part" className="part-number">
            {partNumber}
          </span>
        ) : null,
      ),
    ),
  },
]

const groupRows = (products: readonly ComparedProduct[], rows: readonly ComparisonRow[]): RowData[] =>
  rows.map(({ label, values }) => {
    const stated = products.map((_, index) => values[index] ?? null)
    return { label, isDifferent: differs(stated), cells: toCells(products, stated) }
  })

/** Rows under an optional heading; hidden as a whole by the switch where no row differs. */
function Rows({ title, rows, span }: { title?: string; rows: readonly RowData[]; span: number }) {
  return (
    <tbody data-same={rows.every(({ isDifferent }) => !isDifferent) || undefined}>
      {title !== undefined && (
        <tr className="comparison-group">
          <th scope="rowgroup" colSpan={span}>
            <span>{title}</span>
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <Row key={row.label} {...row} />
      ))}
    </tbody>
  )
}

interface PartProps {
  products: readonly ComparedProduct[]
}

/** Picture, remove button and name of each product. */
function ProductHeads({
  products,
  onRemove,
}: PartProps & { onRemove: ((id: string, index: number) => void) | undefined }) {
  return (
    <thead>
      <tr className="comparison-pictures">
        <td />
        {products.map(({ id, name, image, imageAlt }, index) => (
          <td key={id}>
            <div>
              <Tile image={image} alt={imageAlt ?? ""} name={name} size={240} sizes="12rem" />
              {onRemove && (
                <IconButton
                  icon="close"
                  label={`Remove ${name} from the comparison`}
                  variant="secondary"
                  className="comparison-remove"
                  data-remove=""
                  onClick={() => onRemove(id, index)}
                />
              )}
            </div>
          </td>
        ))}
      </tr>
      <tr>
        <th scope="col" className="comparison-label">
          Product
        </th>
        {products.map(({ id, name, href, brand }) => (
          <th key={id} scope="col">
            {brand && <span className="comparison-brand">{brand} </span>}
            <Link href={href}>{name}</Link>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function ProductActions({ products }: PartProps) {
  if (products.every(({ actions }) => actions === undefined)) return null
  return (
    <tbody>
      <tr className="comparison-actions">
        <th scope="row" className="comparison-label">
          <span className="sr-only">Order</span>
        </th>
        {products.map(({ id, actions }) => (
          <td key={id}>{actions}</td>
        ))}
      </tr>
    </tbody>
  )
}

/**
 * Up to four products side by side, specification by specification. Rows that differ carry a sign; a switch leaves only
 * those, in CSS alone, so that it also works before scripts have loaded.
 */
export function ComparisonTable({
  products,
  groups,
  caption = "Comparison of products",
  vat,
  onRemove,
  className,
}: ComparisonTableProps) {
  const { root, willRemove } = useFocusAfterRemoval<HTMLDivElement>(products.length)
  const facts = factRows(products, vat)
  const sections = groups.map(({ title, rows }) => ({ title, rows: groupRows(products, rows) }))
  const all = [...facts, ...sections.flatMap(({ rows }) => rows)]
  const differences = all.filter(({ isDifferent }) => isDifferent).length
  const span = products.length + 1
  const remove = (id: string, index: number) => {
    willRemove(index)
    onRemove?.(id)
  }

  return (
    <div
      ref={root}
      tabIndex={-1}
      className={cx("comparison", className)}
      style={{ "--products": products.length } as CSSProperties}
    >
      {products.length > 1 && (
        <div className="comparison-bar">
          <p>
            <span aria-hidden="true" className="comparison-sign">
              ≠
            </span>{" "}
            <span className="sr-only">A sign </span>marks what differs.
          </p>
          <Switch label={`Only differences (${differences} of ${all.length})`} />
        </div>
      )}
      <ScrollRegion label={caption} className="comparison-scroll">
        <table>
          <caption className="sr-only">{caption}</caption>
          <ProductHeads products={products} onRemove={onRemove && remove} />
          <ProductActions products={products} />
          <Rows rows={facts} span={span} />
          {sections.map(({ title, rows }) => (
            <Rows key={title} title={title} rows={rows} span={span} />
          ))}
        </table>
      </ScrollRegion>
    </div>
  )
}
