import { type ReactNode } from "react"
import { Tile } from "../card/Tile"
import { ROLES } from "../data-table/roles"
import { type TableSort } from "../data-table/sort"
import { SortControl } from "../data-table/SortControl"
import { cx } from "../lib/cx"
import { Link } from "../link"
import { Price } from "../price"
import { ScrollRegion } from "../scroll-region"
import { StockBadge } from "../stock-badge"

/** A product of the table. */
export interface ProductTableRow {
  id: string
  name: string
  href: string
  /** Address of the picture, or null: then the first letter of the name stands in. */
  image: string | null
  brand: string
  partNumber: string | null
  /** Pounds ex VAT; null shows `priceText`. */
  price: number | null
  priceText: string | null
  /** Pounds with VAT, for visitors who chose to see them. */
  priceIncVat?: number | null
  /** Pieces that can be sold now. */
  stock: number
  /** A value for each of the table's specifications; null where it is not stated. */
  specifications: readonly (string | null)[]
  /** What can be done with it: compare, Add to Cart. */
  actions?: ReactNode
}

export interface ProductTableProps {
  /** Names the table. */
  caption: string
  rows: readonly ProductTableRow[]
  /** Heads of the specifications' columns. */
  specifications?: readonly string[]
  /** Which column the list is sorted by, `name` or `price`. */
  sort?: TableSort | null
  /** Address of the list in another order; left out, heads sort nothing. */
  hrefFor?: (sort: TableSort | null) => string
  className?: string
}

function Head({
  id,
  children,
  sort = null,
  hrefFor,
  className,
}: Pick<ProductTableProps, "sort" | "hrefFor"> & { id?: string; children: string; className?: string }) {
  return (
    <th
      {...ROLES.columnHead}
      className={className}
      aria-sort={id !== undefined && sort?.columnId === id ? sort.direction : undefined}
    >
      {id !== undefined && hrefFor ? (
        <SortControl
          column={{ id, header: children }}
          sort={sort}
          navigation={{ hrefFor: (view) => hrefFor(view.sort) }}
        />
      ) : (
        children
      )}
    </th>
  )
}

function Cell({ head, children, className }: { head: string; children: ReactNode; className?: string }) {
  return (
    <td {...ROLES.cell} className={className}>
      <span className="data-label">{head}</span>
      <span>{children}</span>
    </td>
  )
}

/**
 * Products in rows: for buyers who know what they want and read figures. It looks like `DataTable`, and is drawn where the
 * page is: its orders are links, and it needs no script.
 */
export function ProductTable({
  caption,
  rows,
  specifications = [],
  sort = null,
  hrefFor,
  className,
}: ProductTableProps) {
  const hasActions = rows.some(({ actions }) => actions !== undefined)
  return (
    <div className={cx("data-table product-table", className)}>
      <ScrollRegion label={caption} className="data-scroll">
        <table {...ROLES.table}>
          <caption className="sr-only">{caption}</caption>
          <thead {...ROLES.rowGroup}>
            <tr {...ROLES.row}>
              <Head id="name" sort={sort} hrefFor={hrefFor}>
                Product
              </Head>
              <Head>Part number</Head>
              {specifications.map((label) => (
                <Head key={label}>{label}</Head>
              ))}
              <Head>Availability</Head>
              <Head id="price" sort={sort} hrefFor={hrefFor} className="data-cell-end">
                Price
              </Head>
              {hasActions && (
                <th {...ROLES.columnHead}>
                  <span className="sr-only">Actions</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody {...ROLES.rowGroup}>
            {rows.map((row) => (
              <tr key={row.id} {...ROLES.row}>
                <th {...ROLES.rowHead} className="data-cell-name">
                  <div className="product-table-name">
                    <Tile image={row.image} alt="" name={row.name} size={56} />
                    <div>
                      <span className="card-note">{row.brand} </span>
                      <Link href={row.href}>{row.name}</Link>
                    </div>
                  </div>
                </th>
                <Cell head="Part number">
                  {row.partNumber ? <span className="part-number">{row.partNumber}</span> : "–"}
                </Cell>
                {specifications.map((label, index) => (
                  <Cell key={label} head={label}>
                    {row.specifications[index] ?? "–"}
                  </Cell>
                ))}
                <Cell head="Availability">
                  <StockBadge stock={row.stock} />
                </Cell>
                <td {...ROLES.cell} className="data-cell-end">
                  <span className="data-label">Price</span>
                  <Price amount={row.price} amountIncVat={row.priceIncVat} priceText={row.priceText} />
                </td>
                {hasActions && (
                  <td {...ROLES.cell} className="data-cell-actions">
                    <div>{row.actions}</div>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}
