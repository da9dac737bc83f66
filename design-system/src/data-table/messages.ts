import { type TableSort } from "./sort"
import { type DataColumn } from "./types"

/** True for a column that the visitor can sort by. */
export const isSortable = ({ sortable, sortBy }: DataColumn<never>): boolean =>
  sortable ?? sortBy !== undefined

const format = (count: number) => count.toLocaleString("en-GB")

/** The shown rows as text: "26–50 of 1,200 products"; "12 products" where all are on one page, or none is shown. */
export function describeRows({
  rows,
  rowCount,
  page,
  pageCount,
  pageSize,
  noun: [one, several],
}: {
  /** Rows on this page. */
  rows: number
  /** Rows on all pages. */
  rowCount: number
  page: number
  pageCount: number
  pageSize: number
  noun: readonly [one: string, several: string]
}): string {
  const count = `${format(rowCount)} ${rowCount === 1 ? one : several}`
  if (pageCount <= 1 || rows === 0) return count
  const first = (page - 1) * pageSize + 1
  return `${format(first)}–${format(first + rows - 1)} of ${count}`
}

/** The order as text after the number of rows: ", sorted by Price, ascending"; empty without an order. */
export function describeSort(sort: TableSort | null, columns: readonly DataColumn<never>[]): string {
  const column = columns.find(({ id }) => id === sort?.columnId)
  return sort && column ? `, sorted by ${column.header}, ${sort.direction}` : ""
}
