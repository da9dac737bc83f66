"use client"

import {
  createPaginatedRowModel,
  createSortedRowModel,
  type ColumnDef,
  type Row as TableRow,
  type RowData,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table"
import { useMemo, useState } from "react"
import { type DataTableProps } from "./DataTable"
import { compareValues, type TableSort } from "./sort"
import { type DataColumn, type TableNavigation, type TableView } from "./types"

/** Only what the table uses is bundled. */
const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

/** A row of the table's engine; the same object as long as rows and their order are the same. */
export type EngineRow<Row extends RowData> = TableRow<typeof features, Row>

/** Our columns in the engine's form: unknown values come last in either direction. */
const engineColumns = <Row extends RowData>(
  columns: readonly DataColumn<Row>[],
): ColumnDef<typeof features, Row, unknown>[] =>
  columns.map(({ id, sortBy }) => ({
    id,
    accessorFn: (row: Row) => sortBy?.(row) ?? undefined,
    sortUndefined: "last",
    sortFn: (one, other, columnId) =>
      compareValues(one.getValue<string | number>(columnId), other.getValue<string | number>(columnId)),
  }))

const toState = (sort: TableSort | null) =>
  sort ? [{ id: sort.columnId, desc: sort.direction === "descending" }] : []

/** The rows of one page in order, with the selection: from the engine, or as the caller passes them. */
export function useRows<Row extends RowData>(props: DataTableProps<Row>) {
  const { columns, rows: data, rowId } = props
  const isServer = props.mode === "server"
  const search = isServer ? undefined : props.search
  const [chosen, setChosen] = useState<TableView & { search?: string }>({
    sort: isServer ? null : (props.defaultSort ?? null),
    page: 1,
  })
  const rowCount = isServer ? props.rowCount : data.length
  const pageSize = props.pageSize ?? Math.max(1, rowCount)
  const pageCount = Math.max(1, Math.ceil(rowCount / pageSize))
  const { sort } = isServer ? props : chosen
  // Rows may have gone since the page was chosen.
  const page = isServer ? props.page : chosen.search === search ? Math.min(chosen.page, pageCount) : 1
  // New columns make the engine compute everything again.
  const columnDefinitions = useMemo(() => engineColumns(columns), [columns])
  const allRows = useMemo(() => [...data], [data])
  const table = useTable({
    features,
    columns: columnDefinitions,
    data: allRows,
    getRowId: rowId,
    state: { sorting: toState(sort), pagination: { pageIndex: page - 1, pageSize } },
    ...(isServer && { manualSorting: true, manualPagination: true, rowCount }),
  })
  const navigation: TableNavigation =
    isServer && props.hrefFor
      ? { hrefFor: props.hrefFor }
      : { onViewChange: isServer ? props.onViewChange : (view) => setChosen({ ...view, search }) }
  return { table, rows: table.getRowModel().rows, page, pageCount, rowCount, pageSize, sort, navigation }
}
