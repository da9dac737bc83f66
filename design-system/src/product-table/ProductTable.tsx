"use client"

import { type MouseEvent, type RefObject, useRef } from "react"
import { Button } from "../button"
import { MixedInput } from "../checkbox/MixedInput"
import { ROLES } from "../data-table/roles"
import { type TableSort } from "../data-table/sort"
import { SortControl } from "../data-table/SortControl"
import { cx } from "../lib/cx"
import { focusInvalidQuantity } from "../quantity-stepper"
import { ScrollRegion } from "../scroll-region"
import { ProductRow } from "./ProductRow"
import { type ProductOrdering, type ProductTableRow } from "./ordering"

/** Name of the boxes that choose every product of the page. */
const ALL_LABEL = "Choose all products on this page"

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
  /** Makes the rows a list to order from: each with a box, a quantity and a button, and a bar for the chosen ones. */
  ordering?: ProductOrdering
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

/** Number of chosen products, announced when it changes, and what can be done with them. */
function OrderBar({
  count,
  ordering,
  table,
  onClear,
}: {
  count: number
  ordering: ProductOrdering
  table: RefObject<HTMLElement | null>
  onClear: () => void
}) {
  const checkQuantities = (press: MouseEvent) => {
    const chosen = [...(table.current?.querySelectorAll(".data-row-selected") ?? [])]
    if (chosen.some((row) => focusInvalidQuantity(row))) press.stopPropagation()
  }
  return (
    <div className={cx("product-table-bar", count > 0 && "product-table-bar-chosen")}>
      <p role="status" className="data-count">
        {count === 0 ? "Choose products to add several at once." : `${count.toLocaleString("en-GB")} chosen`}
      </p>
      {ordering.failure && (
        <p role="alert" className="product-actions-failure">
          {ordering.failure}
        </p>
      )}
      {count > 0 && (
        <div role="group" aria-label="With the chosen products" className="data-actions">
          <div className="contents" onClickCapture={checkQuantities}>
            {ordering.actions}
          </div>
          <Button variant="ghost" size="sm" onClick={onClear}>
            Clear
          </Button>
        </div>
      )}
    </div>
  )
}

/**
 * Products in rows, for buyers who compare numbers. Looks like `DataTable`, but works without script: its orders are
 * links. With `ordering`, products are chosen and added to the cart from it, several at once.
 */
export function ProductTable({
  caption,
  rows,
  specifications = [],
  sort = null,
  hrefFor,
  ordering,
  className,
}: ProductTableProps) {
  const root = useRef<HTMLDivElement>(null)
  const count = ordering ? rows.filter(({ id }) => ordering.chosen.has(id)).length : 0
  const all = {
    type: "checkbox",
    className: "tick",
    checked: count === rows.length,
    indeterminate: count > 0 && count < rows.length,
    onChange: () => ordering?.onChoose(new Set(count === rows.length ? [] : rows.map(({ id }) => id))),
  } as const
  const clear = () => {
    ordering?.onChoose(new Set())
    // The pressed button disappears with the choice.
    root.current?.focus({ preventScroll: true })
  }
  return (
    <div
      ref={root}
      tabIndex={ordering && -1}
      className={cx("data-table product-table", ordering && "product-table-ordering", className)}
    >
      {ordering && (
        <label className="data-select-all">
          <MixedInput {...all} />
          {ALL_LABEL}
        </label>
      )}
      <ScrollRegion label={caption} className="data-scroll">
        <table {...ROLES.table}>
          <caption className="sr-only">{caption}</caption>
          <thead {...ROLES.rowGroup}>
            <tr {...ROLES.row}>
              {ordering && (
                <th {...ROLES.columnHead} className="data-cell-select">
                  <MixedInput {...all} aria-label={ALL_LABEL} />
                </th>
              )}
              <Head id="name" sort={sort} hrefFor={hrefFor}>
                Product
              </Head>
              {specifications.map((label) => (
                <Head key={label}>{label}</Head>
              ))}
              <Head id="price" sort={sort} hrefFor={hrefFor}>
                Price
              </Head>
              {ordering && (
                <th {...ROLES.columnHead} className="product-table-order">
                  Quantity
                </th>
              )}
            </tr>
          </thead>
          <tbody {...ROLES.rowGroup}>
            {rows.map((row) => (
              <ProductRow key={row.id} row={row} specifications={specifications} ordering={ordering} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {ordering && <OrderBar count={count} ordering={ordering} table={root} onClear={clear} />}
    </div>
  )
}
