"use client"

import { type RowData } from "@tanstack/react-table"
import { type ReactNode, type SyntheticEvent, useCallback, useEffect, useId, useRef, useState } from "react"
import { Button } from "../button"
import { MixedInput } from "../checkbox/MixedInput"
import { cx } from "../lib/cx"
import { Pagination } from "../pagination"
import { ScrollRegion } from "../scroll-region"
import { Skeleton } from "../skeleton"
import { DataRow } from "./DataRow"
import { SortControl, SortMenu } from "./SortControl"
import { type TableSort } from "./sort"
import { ROLES } from "./roles"
import { type DataColumn, type TableNavigation, type TableView } from "./types"
import { type EngineRow, useRows } from "./use-rows"

/** What can be done with several rows at once. */
export interface TableSelection {
  /** Buttons for the chosen rows; `clear` gives the choice up, for when the work is done. */
  actions: (ids: readonly string[], clear: () => void) => ReactNode
  /** Told after every change. */
  onChange?: (ids: readonly string[]) => void
}

interface Common<Row> {
  /** Names the table. */
  caption: string
  /** True where a heading above says the same. */
  hideCaption?: boolean
  /** Keep the list outside of the component, or the same between renders. */
  columns: readonly DataColumn<Row>[]
  /** Rows: all of them in a table that sorts and pages by itself, one page of them otherwise. */
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** What a row is called: "Select Zebra DS2208". */
  rowName: (row: Row) => string
  /** What rows are, one and several: `["product", "products"]`. */
  noun?: readonly [one: string, several: string]
  /** Buttons or a menu at the end of a row. Keep the function the same between renders. */
  rowActions?: (row: Row) => ReactNode
  selection?: TableSelection
  /** True while rows are on their way: grey rows stand in, or the rows before them pale. */
  loading?: boolean
  /** What went wrong; null or left out when nothing did. */
  error?: string | null
  /** Tries again after an error. */
  onRetry?: () => void
  /** What to say when there are no rows. */
  empty?: ReactNode
  /** `inside` keeps a long table within the window: its rows scroll under their heads. */
  scroll?: "page" | "inside"
  className?: string
}

interface ByItself {
  mode?: "client"
  /** The first order; left out, rows stay as they are given. */
  defaultSort?: TableSort
  /** Rows on a page; left out, all are on one. */
  pageSize?: number
}

type ByCaller = TableView & {
  mode: "server"
  pageCount: number
  /** Rows on all pages. */
  rowCount: number
  /** Rows on a full page. */
  pageSize: number
} & TableNavigation

export type DataTableProps<Row extends RowData> = Common<Row> & (ByItself | ByCaller)

/** Grey rows while nothing is there yet: eight, or as many as a page holds if that is fewer. */
const SKELETON_ROWS = 8

/** Widths of the grey lines in turn, so that they read as words. */
const SKELETON_WIDTHS = ["w-4/5", "w-2/3", "w-1/2"] as const

const NO_SELECTION: readonly string[] = []

/** A row across the whole table: nothing found, something failed. */
function Message({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr {...ROLES.row} className="data-message">
      <td {...ROLES.cell} colSpan={span}>
        {children}
      </td>
    </tr>
  )
}

function SkeletonRows({ count, span }: { count: number; span: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {Array.from({ length: span }, (_, cell) => (
        <td key={cell}>
          <Skeleton className={cx("my-1 h-4", SKELETON_WIDTHS[(row + cell) % SKELETON_WIDTHS.length])} />
        </td>
      ))}
    </tr>
  ))
}

/**
 * Rows of one kind in columns: to look over, sort, page through, choose from and act upon. Sorts and pages by itself, or
 * says what to show and leaves it to the caller.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const {
    caption,
    hideCaption = false,
    columns,
    rowName,
    noun = ["row", "rows"],
    rowActions,
    selection,
    loading = false,
    error = null,
    onRetry,
    empty = "Nothing to show.",
    scroll = "page",
    className,
  } = props
  const captionId = useId()
  const [hasSorted, setSorted] = useState(false)
  const { table, rows, rowCount, page, pageCount, pageSize, sort, navigation } = useRows(props)

  const selectedIds = selection ? table.getSelectedRowIds() : NO_SELECTION
  const tell = (change: () => void) => {
    change()
    selection?.onChange?.(table.getSelectedRowIds())
  }
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  // Always the same function, so that a press on one row leaves the other 499 as they are.
  const toggle = useCallback(
    (row: EngineRow<Row>, event: SyntheticEvent) =>
      latest.current(() => row.getToggleSelectedHandler()(event)),
    [],
  )
  const clear = () => tell(() => table.resetRowSelection(true))

  const sortable = columns.filter((column) => column.sortable ?? column.sortBy !== undefined)
  const span = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0)
  const isWaiting = loading && rows.length === 0
  const first = (page - 1) * pageSize + 1
  const last = first + rows.length - 1
  const count = `${rowCount.toLocaleString("en-GB")} ${rowCount === 1 ? noun[0] : noun[1]}`
  const shown =
    pageCount > 1 ? `${first.toLocaleString("en-GB")}–${last.toLocaleString("en-GB")} of ${count}` : count
  const sortColumn = columns.find(({ id }) => id === sort?.columnId)
  const sorted = hasSorted && sort && sortColumn ? `, sorted by ${sortColumn.header}, ${sort.direction}` : ""
  const pageIsSelected = table.getIsAllPageRowsSelected()

  const selectAllWords = pageCount > 1 ? `Select all ${noun[1]} on this page` : `Select all ${noun[1]}`
  const selectAll = {
    type: "checkbox",
    disabled: rows.length === 0,
    checked: pageIsSelected,
    indeterminate: !pageIsSelected && table.getIsSomePageRowsSelected(),
    onChange: () => tell(() => table.toggleAllPageRowsSelected(!pageIsSelected)),
  } as const

  const watched: TableNavigation = navigation.hrefFor
    ? navigation
    : {
        onViewChange: (view) => {
          setSorted(true)
          navigation.onViewChange(view)
        },
      }

  return (
    <div className={cx("data-table", className)}>
      <div className="data-bar">
        <p role="status" className="data-count">
          {loading ? (
            `Loading ${noun[1]}`
          ) : selectedIds.length > 0 ? (
            `${selectedIds.length.toLocaleString("en-GB")} selected`
          ) : error ? null : (
            <>
              <bdi>{shown}</bdi>
              <span className="sr-only">{sorted}</span>
            </>
          )}
        </p>
        {selection && selectedIds.length > 0 && (
          <div role="group" aria-label="With the selected" className="data-actions">
            {selection.actions(selectedIds, clear)}
            <Button variant="ghost" size="sm" onClick={clear}>
              Clear selection
            </Button>
          </div>
        )}
        {selection && rows.length > 0 && (
          <label className="data-select-all">
            <MixedInput {...selectAll} className="tick" />
            {selectAllWords}
          </label>
        )}
        {sortable.length > 0 && rows.length > 0 && (
          <SortMenu columns={sortable} sort={sort} navigation={watched} />
        )}
      </div>
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
          <thead {...ROLES.rowGroup}>
            <tr {...ROLES.row}>
              {selection && (
                <th {...ROLES.columnHead} className="data-cell-select">
                  <MixedInput {...selectAll} className="tick" aria-label={selectAllWords} />
                </th>
              )}
              {columns.map((column) => (
                <th
                  key={column.id}
                  {...ROLES.columnHead}
                  className={cx(column.align === "end" && "data-cell-end")}
                  aria-sort={column.id === sort?.columnId ? sort.direction : undefined}
                >
                  {sortable.includes(column) ? (
                    <SortControl column={column} sort={sort} navigation={watched} />
                  ) : (
                    column.header
                  )}
                </th>
              ))}
              {rowActions && (
                <th {...ROLES.columnHead}>
                  <span className="sr-only">Actions</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody {...ROLES.rowGroup}>
            {error ? (
              <Message span={span}>
                <p role="alert">{error}</p>
                {onRetry && (
                  <Button variant="secondary" size="sm" onClick={onRetry}>
                    Try again
                  </Button>
                )}
              </Message>
            ) : isWaiting ? (
              <SkeletonRows count={Math.min(SKELETON_ROWS, props.pageSize ?? SKELETON_ROWS)} span={span} />
            ) : rows.length === 0 ? (
              <Message span={span}>{empty}</Message>
            ) : (
              rows.map((row) => (
                <DataRow
                  key={row.id}
                  row={row}
                  name={rowName(row.original)}
                  columns={columns}
                  isSelectable={selection !== undefined}
                  isSelected={row.getIsSelected()}
                  onToggle={toggle}
                  rowActions={rowActions}
                />
              ))
            )}
          </tbody>
        </table>
      </ScrollRegion>
      {navigation.hrefFor ? (
        <Pagination
          label={`Pages of ${caption}`}
          page={page}
          pageCount={pageCount}
          hrefFor={(number) => navigation.hrefFor({ sort, page: number })}
        />
      ) : (
        <Pagination
          label={`Pages of ${caption}`}
          page={page}
          pageCount={pageCount}
          onPageChange={(number) => navigation.onViewChange({ sort, page: number })}
        />
      )}
    </div>
  )
}
