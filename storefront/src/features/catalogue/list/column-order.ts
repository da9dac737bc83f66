/** A column of the table with its direction of sorting. */
export interface ColumnOrder {
  columnId: string
  direction: "ascending" | "descending"
}

/** Text that names an order of a column, or the default order. */
export const orderKey = (sort: ColumnOrder | null): string =>
  sort === null ? "" : `${sort.columnId} ${sort.direction}`
