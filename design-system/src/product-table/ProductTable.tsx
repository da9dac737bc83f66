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
  /** Address of the picture; null shows the first letter of the name instead. */
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
  /** Buttons of the product: compare, Add to Cart. */
  actions?: ReactNode
}

export interface ProductTableProps {
  /** Names the table. */
  caption: string
  rows: readonly ProductTableRow[]
  /** Headings of the specifications' columns. */
  specifications?: readonly string[]
  /** The column of the list's order, `name` or `price`. */
  sort?: TableSort | null
  /** Address of the list in another order; left out, the headings are no links. */
  hrefFor?: (sort: TableSort | null) => string
  className?: string
}

function Head({
  id,
  children,
  sort = null,
  hrefFor,
}: Pick<ProductTableProps, "sort" | "hrefFor"> & { id?: string; children: string }) {
  return (
    <th
      {...ROLES.columnHead}
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

const NotStated = (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">Not stated</span>
  </>
)

/**
 * Products in rows, for buyers who compare numbers. Looks like `DataTable`, but works without script: its orders are
 * links.
 */
export function ProductTable({
  caption,
  rows,
  specifications = [],
  sort = null,
  hrefFor,
  className,
}: ProductTableProps) {
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
              {specifications.map((label) => (
                <Head key={label}>{label}</Head>
              ))}
              <Head id="price" sort={sort} hrefFor={hrefFor}>
                Price
              </Head>
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
                      {row.partNumber && (
                        <span className="part-number card-note">
                          <span className="sr-only">, part number </span>
                          {row.partNumber}
                        </span>
                      )}
                    </div>
                  </div>
                </th>
                {specifications.map((label, index) => (
                  <td key={label} {...ROLES.cell}>
                    <span className="data-label">{label}</span>
                    <span>{row.specifications[index] ?? NotStated}</span>
                  </td>
                ))}
                <td {...ROLES.cell}>
                  <span className="data-label">Price</span>
                  <div className="product-table-price">
                    <Price amount={row.price} amountIncVat={row.priceIncVat} priceText={row.priceText} />
                    <StockBadge stock={row.stock} />
                    {row.actions}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}
