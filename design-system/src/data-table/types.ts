import { type ReactNode } from "react"
import { type SortValue, type TableSort } from "./sort"

/** A column: what stands in its head, and what in its cells. Keep the list of columns outside of the component. */
export interface DataColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** What the browser sorts by: makes the column sortable in a table that sorts by itself. */
  sortBy?: (row: Row) => SortValue
  /** Makes the column sortable where the caller sorts. */
  sortable?: boolean
  /** Which way a first press sorts: figures usually from the greatest. */
  firstDirection?: TableSort["direction"]
  /** `end` for figures, which then line up and are of one width. */
  align?: "start" | "end"
  /** True for the column that names the row, usually the first. */
  isRowHeader?: boolean
}

/** What of a list is shown, where the caller sorts and pages. */
export interface TableView {
  sort: TableSort | null
  /** From 1. */
  page: number
}

/** How sorting and paging are asked for: by links, or by a call. */
export type TableNavigation =
  | { hrefFor: (view: TableView) => string; onViewChange?: undefined }
  | { hrefFor?: undefined; onViewChange: (view: TableView) => void }
