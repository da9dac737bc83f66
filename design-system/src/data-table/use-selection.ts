"use client"

import { type RowData } from "@tanstack/react-table"
import { type SyntheticEvent, useCallback, useEffect, useRef } from "react"
import { type TableSelection } from "./DataTable"
import { type EngineRow, type useRows } from "./use-rows"

const NO_SELECTION: readonly string[] = []

/** The selected rows of a table, and the functions that change the selection. */
export function useSelection<Row extends RowData>(
  table: ReturnType<typeof useRows<Row>>["table"],
  rows: readonly EngineRow<Row>[],
  selection: TableSelection | undefined,
) {
  const selectedIds = selection ? table.getSelectedRowIds() : NO_SELECTION
  const change = (act: () => void) => {
    act()
    selection?.onChange?.(table.getSelectedRowIds())
  }
  const latestChange = useRef(change)
  useEffect(() => {
    latestChange.current = change
  })
  // Always the same function, so that a press on one row does not render the other 499.
  const toggle = useCallback(
    (row: EngineRow<Row>, event: SyntheticEvent) =>
      latestChange.current(() => row.getToggleSelectedHandler()(event)),
    [],
  )
  const isPageSelected = table.getIsAllPageRowsSelected()
  return {
    selectedIds,
    toggle,
    clear: () => change(() => table.resetRowSelection(true)),
    /** Props of a checkbox for all rows of the page. */
    selectAll: {
      type: "checkbox",
      disabled: rows.length === 0,
      checked: isPageSelected,
      indeterminate: !isPageSelected && table.getIsSomePageRowsSelected(),
      onChange: () => change(() => table.toggleAllPageRowsSelected(!isPageSelected)),
    } as const,
  }
}
