import type { CatalogueOrder } from "@scanwright/backend/contract"
import type { ColumnOrder } from "./column-order"
import { ownOrder, type ListingState } from "./listing-state"

const ORDERS: Partial<Record<CatalogueOrder, ColumnOrder>> = {
  name: { columnId: "name", direction: "ascending" },
  "-name": { columnId: "name", direction: "descending" },
  price: { columnId: "price", direction: "ascending" },
  "-price": { columnId: "price", direction: "descending" },
}

/** The orders of the table's columns. */
export const TABLE_ORDERS: readonly ColumnOrder[] = Object.values(ORDERS)

/** The column of an order; null where no column has it. */
export const tableOrder = ({ order, q }: ListingState): ColumnOrder | null =>
  ORDERS[order ?? ownOrder(q)] ?? null

/** The order of a column, as in the address: null for the default order. */
export function toOrder(sort: ColumnOrder | null, q: string): CatalogueOrder | null {
  const order = (Object.keys(ORDERS) as CatalogueOrder[]).find(
    (one) => ORDERS[one]?.columnId === sort?.columnId && ORDERS[one]?.direction === sort?.direction,
  )
  return order === undefined || order === ownOrder(q) ? null : order
}
