"use client"

import { type RowData } from "@tanstack/react-table"
import { memo, type ReactNode, type SyntheticEvent } from "react"
import { cx } from "../lib/cx"
import { ROLES } from "./roles"
import { type DataColumn } from "./types"
import { type EngineRow } from "./use-rows"

export interface DataRowProps<Row extends RowData> {
  row: EngineRow<Row>
  name: string
  columns: readonly DataColumn<Row>[]
  isSelectable: boolean
  isSelected: boolean
  /** Called when the row's box is pressed; always the same function. */
  onToggle: (row: EngineRow<Row>, event: SyntheticEvent) => void
  rowActions: ((row: Row) => ReactNode) | undefined
}

function DataRowCells<Row extends RowData>({
  row,
  name,
  columns,
  isSelectable,
  isSelected,
  onToggle,
  rowActions,
}: DataRowProps<Row>) {
  return (
    <tr {...ROLES.row} className={isSelected ? "data-row-selected" : undefined}>
      {isSelectable && (
        <td {...ROLES.cell} className="data-cell-select">
          <input
            type="checkbox"
            className="tick"
            aria-label={`Select ${name}`}
            checked={isSelected}
            onChange={(event) => onToggle(row, event)}
          />
        </td>
      )}
      {columns.map(({ id, header, cell, align, isRowHeader, showFrom }) => {
        const content = (
          <>
            <span className="data-label">{header}</span>
            <span>{cell(row.original)}</span>
          </>
        )
        return isRowHeader ? (
          <th key={id} {...ROLES.rowHead} className="data-cell-name">
            {content}
          </th>
        ) : (
          <td
            key={id}
            {...ROLES.cell}
            className={cx(align === "end" && "data-cell-end", showFrom && `data-${showFrom}`)}
          >
            {content}
          </td>
        )
      })}
      {rowActions && (
        <td {...ROLES.cell} className="data-cell-actions">
          <div>{rowActions(row.original)}</div>
        </td>
      )}
    </tr>
  )
}

/** One row, memoised: a press on one of 500 boxes renders only that row. */
export const DataRow = memo(DataRowCells) as typeof DataRowCells
