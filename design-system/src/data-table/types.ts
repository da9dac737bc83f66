import { type ReactNode } from "react"
import { type SortValue, type TableSort } from "./sort"

/** A column: its heading and its cells. Define the list of columns outside the component. */
export interface DataColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The value to sort by: makes the column sortable in a table that sorts by itself. */
  sortBy?: (row: Row) => SortValue
  /** Makes the column sortable where the caller sorts. */
  sortable?: boolean
  /** Direction of the first press: for numbers usually descending. */
  firstDirection?: TableSort["direction"]
  /** `end` for numbers, which are then aligned and have digits of one width. */
  align?: "start" | "end"
  /**
   * For the least important columns: left out of a table narrower than 50 rem (`medium`) or 58 rem (`wide`). The blocks of
   * a narrow table have them all.
   */
  showFrom?: "medium" | "wide"
  /** True for the column that names the row, usually the first. */
  isRowHeader?: boolean
}

/** The shown part of a list that the caller sorts and pages. */
export interface TableView {
  sort: TableSort | null
  /** From 1. */
  page: number
}

/** Sorting and paging by links, or by calls. */
export type TableNavigation =
  | { hrefFor: (view: TableView) => string; onViewChange?: undefined }
  | { hrefFor?: undefined; onViewChange: (view: TableView) => void }
