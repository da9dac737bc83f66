import {
  Button,
  Checkbox,
  Container,
  createDataTableColumnHelper,
  DataTable,
  type DataTableCommand,
  type DataTableRowSelectionState,
  Heading,
  Text,
  useDataTable,
} from "@medusajs/ui"
import { type FC, type ReactNode, useEffect, useMemo, useState } from "react"
import { Link, useLocation } from "react-router-dom"
import { type ListState, useListState } from "../lib/list-state"
import { useOpen } from "../lib/use-open"
import { type Identified, type Resource, useRows } from "../lib/resource"
import { ChoiceFilter, type ListFilter } from "./ChoiceFilter"
import { CountedFilter } from "./CountedFilter"
import { ErrorPanel } from "./ErrorPanel"
import { SearchField } from "./SearchField"

/** One column of a list. */
export interface ListColumn<Row> {
  /** Its name; for a column that can be sorted, the Admin API's. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  align?: "left" | "right"
  /** Widest it gets, in px. */
  maxSize?: number
}

/** Props of a list: its columns, row menu, filters, order and texts. */
export interface ListScreenProps<Row extends Identified> {
  resource: Resource
  title: string
  description: string
  /** Columns of the table. The first holds the row's name and links to its form. */
  columns: readonly ListColumn<Row>[]
  /** The row's name, for labels. */
  nameOf: (row: Row) => string
  /** Address of the row's form, relative to the list. */
  addressOf: (row: Row) => string
  /** The menu of a row. The same component at every render, or open menus would close. */
  RowMenu: FC<{ row: Row }>
  filters?: readonly ListFilter[]
  /** For the Admin API, for example `-created_at`. */
  defaultOrder: string
  /** Shown in an empty list: how the first record is made. */
  emptyText: string
  /** Label of the button that opens a form for a new record. */
  createLabel?: string
  /** Commands for several selected rows at once. */
  commands?: (ids: string[], clear: () => void) => DataTableCommand[]
}

/** Default for lists without filters: the same array at every render. */
const NO_FILTERS: readonly ListFilter[] = []

type ColumnProps<Row extends Identified> = Pick<
  ListScreenProps<Row>,
  "columns" | "nameOf" | "addressOf" | "RowMenu"
> & { isSelectable: boolean }

/** Columns of the table: the checkboxes of a list with commands, the list's own, and the row's menu. */
function useTableColumns<Row extends Identified>({
  columns,
  nameOf,
  addressOf,
  RowMenu,
  isSelectable,
}: ColumnProps<Row>) {
  return useMemo(() => {
    const helper = createDataTableColumnHelper<Row>()
    return [
      ...(isSelectable
        ? [
            helper.select({
              header: ({ table }) => (
                <Checkbox
                  aria-label="Select every row of this page"
                  checked={
                    table.getIsSomePageRowsSelected() ? "indeterminate" : table.getIsAllPageRowsSelected()
                  }
                  onCheckedChange={(checked) => table.toggleAllPageRowsSelected(checked === true)}
                />
              ),
              cell: ({ row }) => (
                <Checkbox
                  aria-label={`Select ${nameOf(row.original)}`}
                  checked={row.getIsSelected()}
                  onClick={(event) => event.stopPropagation()}
                  onCheckedChange={(checked) => row.toggleSelected(checked === true)}
                />
              ),
            }),
          ]
        : []),
      ...columns.map(({ id, header, cell, sortable = false, align = "left", maxSize }, index) =>
        helper.accessor((row) => row, {
          id,
          header,
          enableSorting: sortable,
          align,
          ...(maxSize ? { maxSize } : {}),
          cell: ({ row: { original } }) =>
            index === 0 ? <RowLink to={addressOf(original)}>{cell(original)}</RowLink> : cell(original),
        }),
      ),
      helper.display({
        id: "action",
        header: () => <span className="sr-only">Actions</span>,
        cell: ({ row: { original } }) => <RowMenu row={original} />,
      }),
    ]
  }, [columns, nameOf, addressOf, RowMenu, isSelectable])
}

/**
 * Shows the last page in place of one beyond the end, as when its last row has been deleted.
 *
 * @param count rows of the whole list; undefined while it is read
 */
function useLastPage(
  { pagination: { pageIndex, pageSize }, setPagination }: ListState,
  count: number | undefined,
) {
  const lastIndex = count === undefined ? pageIndex : Math.max(0, Math.ceil(count / pageSize) - 1)
  useEffect(() => {
    if (pageIndex > lastIndex) setPagination({ pageIndex: lastIndex, pageSize })
  }, [pageIndex, lastIndex, pageSize, setPagination])
}

/** A list as the Medusa Admin's own: search, filters, sorting, pages, row menus, empty and error states. */
export function ListScreen<Row extends Identified>({
  resource,
  title,
  description,
  columns,
  nameOf,
  addressOf,
  RowMenu,
  filters = NO_FILTERS,
  defaultOrder,
  emptyText,
  createLabel,
  commands,
}: ListScreenProps<Row>) {
  const open = useOpen()
  const state = useListState(
    filters.map(({ id }) => id),
    defaultOrder,
  )
  const { data, error, isPending, isPlaceholderData, refetch } = useRows<Row>(resource, state.query)
  useLastPage(state, isPlaceholderData ? undefined : data?.count)
  const [selection, setSelection] = useState<DataTableRowSelectionState>({})
  const isSelectable = commands !== undefined
  const ids = Object.keys(selection)

  const tableColumns = useTableColumns({ columns, nameOf, addressOf, RowMenu, isSelectable })
  const table = useDataTable<Row>({
    data: data?.rows ?? [],
    columns: tableColumns,
    rowCount: data?.count ?? 0,
    getRowId: ({ id }) => id,
    isLoading: isPending,
    // React also passes on clicks in a dialog that the row's menu has opened.
    onRowClick: ({ currentTarget, target }, row) => {
      if (currentTarget.contains(target as Node)) open(addressOf(row))
    },
    // The address holds page and order, and goes back to the first page by itself.
    autoResetPageIndex: false,
    pagination: { state: state.pagination, onPaginationChange: state.setPagination },
    sorting: { state: state.sorting, onSortingChange: state.setSorting },
    ...(commands
      ? {
          rowSelection: { state: selection, onRowSelectionChange: setSelection },
          commands: commands(ids, () => setSelection({})),
        }
      : {}),
  })

  const isNarrowed = state.search !== "" || Object.keys(state.filters).length > 0
  return (
    <Container className="divide-y p-0">
      <DataTable instance={table}>
        <div className="flex flex-col gap-4 px-6 py-4">
          <ListHeader
            title={title}
            description={description}
            createLabel={createLabel}
            search={state.search}
            onSearch={state.setSearch}
          />
          {(filters.length > 0 || isNarrowed) && (
            <ListFilters filters={filters} state={state} response={data?.response} canClear={isNarrowed} />
          )}
        </div>
        {error ? (
          <ErrorPanel title={`${title} could not be read`} error={error} onRetry={() => void refetch()} />
        ) : (
          <>
            <DataTable.Table
              emptyState={{
                empty: isNarrowed
                  ? { heading: "Nothing found", description: "Change the search or the filters." }
                  : { heading: "Nothing here yet", description: emptyText },
              }}
            />
            <DataTable.Pagination />
          </>
        )}
        {commands && <DataTable.CommandBar selectedLabel={(count) => `${count} selected`} />}
      </DataTable>
    </Container>
  )
}

interface ListHeaderProps {
  title: string
  description: string
  createLabel: string | undefined
  search: string
  onSearch: (search: string) => void
}

function ListHeader({ title, description, createLabel, search, onSearch }: ListHeaderProps) {
  const { search: listAddress } = useLocation()
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div>
        <Heading>{title}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {description}
        </Text>
      </div>
      <div className="flex items-center gap-x-2">
        <SearchField label={`Search ${title.toLowerCase()}`} value={search} onChange={onSearch} />
        {createLabel && (
          <Button size="small" variant="secondary" asChild>
            <Link to={{ pathname: "create", search: listAddress }}>{createLabel}</Link>
          </Button>
        )}
      </div>
    </div>
  )
}

interface ListFiltersProps {
  filters: readonly ListFilter[]
  state: ListState
  response: Record<string, unknown> | undefined
  canClear: boolean
}

function ListFilters({ filters, state, response, canClear }: ListFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {filters.map((filter) => {
        const Filter = filter.counts ? CountedFilter : ChoiceFilter
        return (
          <Filter
            key={filter.id}
            {...filter}
            response={response}
            value={state.filters[filter.id]}
            onChange={(value) => state.setFilter(filter.id, value)}
          />
        )
      })}
      {canClear && (
        <Button size="small" variant="transparent" onClick={state.clear}>
          Clear all
        </Button>
      )}
    </div>
  )
}

/** A row's name as a link: by keyboard it opens the form as a click on the row does. */
function RowLink({ to, children }: { to: string; children: ReactNode }) {
  const { search } = useLocation()
  return (
    <Link
      to={{ pathname: to, search }}
      className="text-ui-fg-base txt-compact-small-plus focus-visible:shadow-borders-focus rounded-sm outline-none hover:underline"
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Link>
  )
}
