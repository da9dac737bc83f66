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
import { useMemo } from "react"
import { type DataTableProps } from "./DataTable"
import { compareValues, type TableSort } from "./sort"
import { type DataColumn, type TableNavigation } from "./types"

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

const toState = (sort: TableSort | null | undefined) =>
  sort ? [{ id: sort.columnId, desc: sort.direction === "descending" }] : []

/** The rows of one page in order, with the selection: from the engine, or as the caller passes them. */
export function useRows<Row extends RowData>(props: DataTableProps<Row>) {
  const { columns, rows: data, rowId } = props
  const isServer = props.mode === "server"
  // New columns make the engine compute everything again.
  const columnDefinitions = useMemo(() => engineColumns(columns), [columns])
  const allRows = useMemo(() => [...data], [data])
  const table = useTable({
    features,
    columns: columnDefinitions,
    data: allRows,
    getRowId: rowId,
    initialState: isServer
      ? undefined
      : {
          sorting: toState(props.defaultSort),
          pagination: { pageIndex: 0, pageSize: props.pageSize ?? Number.MAX_SAFE_INTEGER },
        },
    ...(isServer && {
      manualSorting: true,
      manualPagination: true,
      rowCount: props.rowCount,
      state: {
        sorting: toState(props.sort),
        pagination: { pageIndex: props.page - 1, pageSize: props.pageSize },
      },
    }),
  })

  const rows = table.getRowModel().rows
  if (isServer) {
    const { page, pageCount, rowCount, pageSize, sort } = props
    const navigation: TableNavigation = props.hrefFor
      ? { hrefFor: props.hrefFor }
      : { onViewChange: props.onViewChange }
    return { table, rows, page, pageCount, rowCount, pageSize, sort, navigation }
  }

  const { sorting, pagination } = table.state
  const [first] = sorting
  const sort: TableSort | null = first
    ? { columnId: first.id, direction: first.desc ? "descending" : "ascending" }
    : null
  const navigation: TableNavigation = {
    onViewChange: (view) => {
      table.setSorting(toState(view.sort))
      table.setPageIndex(view.page - 1)
    },
  }
  return {
    table,
    rows,
    page: pagination.pageIndex + 1,
    pageCount: table.getPageCount(),
    rowCount: data.length,
    pageSize: Math.min(pagination.pageSize, Math.max(1, data.length)),
    sort,
    navigation,
  }
}
