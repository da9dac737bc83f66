import { type RowData } from "@tanstack/react-table"
import { type ReactNode, type SyntheticEvent } from "react"
import { Button } from "../button"
import { cx } from "../lib/cx"
import { Skeleton } from "../skeleton"
import { DataRow } from "./DataRow"
import { type DataTableProps } from "./DataTable"
import { ROLES } from "./roles"
import { type EngineRow } from "./use-rows"

/** Most skeleton rows while the first rows are loaded; fewer where a page has fewer rows. */
const SKELETON_ROWS = 8

/** Widths of the skeleton lines in turn, so that they look like text. */
const SKELETON_WIDTHS = ["w-4/5", "w-2/3", "w-1/2"] as const

/** A row across the whole table, with a message. */
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

interface DataTableBodyProps<Row extends RowData> {
  props: DataTableProps<Row>
  /** The rows of the present page, in order. */
  rows: readonly EngineRow<Row>[]
  onToggle: (row: EngineRow<Row>, event: SyntheticEvent) => void
}

/** The rows of a table, or an error, skeleton rows or a message instead. */
export function DataTableBody<Row extends RowData>({ props, rows, onToggle }: DataTableBodyProps<Row>) {
  const { columns, rowName, rowActions, selection, loading, error, onRetry } = props
  const { empty = "Nothing to show.", pageSize = SKELETON_ROWS } = props
  const span = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0)
  return (
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
      ) : rows.length > 0 ? (
        rows.map((row) => (
          <DataRow
            key={row.id}
            row={row}
            name={rowName(row.original)}
            columns={columns}
            isSelectable={selection !== undefined}
            isSelected={row.getIsSelected()}
            onToggle={onToggle}
            rowActions={rowActions}
          />
        ))
      ) : loading ? (
        <SkeletonRows count={Math.min(SKELETON_ROWS, pageSize)} span={span} />
      ) : (
        <Message span={span}>{empty}</Message>
      )}
    </tbody>
  )
}
