"use client"

import { type RowData } from "@tanstack/react-table"
import { type ReactNode, useId, useMemo } from "react"
import { cx } from "../lib/cx"
import { Pagination } from "../pagination"
import { ScrollRegion } from "../scroll-region"
import { type ColumnChoice, shownColumns } from "./columns"
import { DataTableBar } from "./DataTableBar"
import { DataTableBody } from "./DataTableBody"
import { DataTableHead } from "./DataTableHead"
import { ROLES } from "./roles"
import { type TableSort } from "./sort"
import { describeRows, describeSort, isSortable } from "./messages"
import { type DataColumn, type TableNavigation, type TableView } from "./types"
import { useRows } from "./use-rows"
import { useSelection } from "./use-selection"
import { useSortAnnouncement } from "./use-sort-announcement"

/** Selection of rows, and the actions on them. */
export interface TableSelection {
  /** Buttons for the selected rows; `clear` empties the selection, for when the work is done. */
  actions: (ids: readonly string[], clear: () => void) => ReactNode
  /** Called after every change. */
  onChange?: (ids: readonly string[]) => void
}

interface Common<Row> {
  /** Names the table. */
  caption: string
  /** True where a heading above names the table already. */
  hideCaption?: boolean
  /** The columns. The same array at each render: define it outside the component, or memoise it. */
  columns: readonly DataColumn<Row>[]
  /** Rows: all of them in a table that sorts and pages by itself, otherwise those of one page. */
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** Name of a row, for the labels of its controls: "Select Zebra DS2208". */
  rowName: (row: Row) => string
  /** Singular and plural noun for rows: `["product", "products"]`. */
  noun?: readonly [one: string, several: string]
  /** Buttons or a menu at the end of a row. The same function at each render. */
  rowActions?: (row: Row) => ReactNode
  selection?: TableSelection
  /** Lets the reader choose which columns are shown, and in which order. */
  columnChoice?: ColumnChoice
  /** True while rows are being loaded: skeleton rows are shown, or the previous rows are dimmed. */
  loading?: boolean
  /** Error message; null or left out when there is none. */
  error?: string | null
  /** Called when the visitor presses "Try again" after an error. */
  onRetry?: () => void
  /** Content of the table when there are no rows. */
  empty?: ReactNode
  /** `inside` limits a long table to the height of the window: its rows scroll under their headings. */
  scroll?: "page" | "inside"
  className?: string
}

interface ByItself {
  mode?: "client"
  /** The first order; left out, rows stay in the given order. */
  defaultSort?: TableSort
  /** Rows on a page; left out, there is one page. */
  pageSize?: number
  /** Text by which the rows were found: those of another one are shown from their first page. */
  search?: string
}

type ByCaller = TableView & {
  mode: "server"
  /** Rows on all pages. */
  rowCount: number
  /** Rows on a full page. */
  pageSize: number
} & TableNavigation

export type DataTableProps<Row extends RowData> = Common<Row> & (ByItself | ByCaller)

/**
 * Rows of one kind in columns, with sorting, pages, selection and actions. Sorts and pages by itself, or shows pages of
 * the caller.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { caption, hideCaption = false, noun = ["row", "rows"], rowActions, selection, columnChoice } = props
  const { loading = false, error = null, scroll = "page", className } = props
  const captionId = useId()
  const columns = useMemo(
    () => shownColumns(props.columns, columnChoice?.value ?? []),
    [props.columns, columnChoice?.value],
  )
  const { table, rows, rowCount, page, pageCount, pageSize, sort, navigation } = useRows(props)
  const { selectedIds, toggle, clear, selectAll } = useSelection(table, rows, selection)
  const { hasSorted, sortNavigation } = useSortAnnouncement(navigation)
  const selectAllLabel = pageCount > 1 ? `Select all ${noun[1]} on this page` : `Select all ${noun[1]}`

  return (
    <div className={cx("data-table", className)}>
      <DataTableBar
        status={describeRows({ rows: rows.length, rowCount, page, pageCount, pageSize, noun })}
        sortStatus={hasSorted ? describeSort(sort, props.columns) : ""}
        loadingStatus={loading ? `Loading ${noun[1]}` : null}
        hasError={Boolean(error)}
        hasRows={rows.length > 0}
        sortable={columns.filter(isSortable)}
        {...{ sort, selection, selectedIds, selectAll, selectAllLabel }}
        navigation={sortNavigation}
        onClear={clear}
        columns={props.columns}
        columnChoice={columnChoice}
      />
      <ScrollRegion
        label={caption}
        className={cx(
          "data-scroll",
          scroll === "inside" && "data-scroll-inside",
          loading && "data-scroll-loading",
        )}
      >
        <table {...ROLES.table} aria-labelledby={captionId} aria-busy={loading || undefined}>
          <caption id={captionId} className={hideCaption ? "sr-only" : undefined}>
            {caption}
          </caption>
          <DataTableHead
            columns={columns}
            sort={sort}
            navigation={sortNavigation}
            selectAll={selection && { ...selectAll, "aria-label": selectAllLabel }}
            hasActions={rowActions !== undefined}
          />
          <DataTableBody props={{ ...props, columns }} rows={rows} onToggle={toggle} />
        </table>
      </ScrollRegion>
      <Pagination
        label={`Pages of ${caption}`}
        page={page}
        pageCount={pageCount}
        {...(navigation.hrefFor
          ? { hrefFor: (number: number) => navigation.hrefFor({ sort, page: number }) }
          : { onPageChange: (number: number) => navigation.onViewChange({ sort, page: number }) })}
      />
    </div>
  )
}
