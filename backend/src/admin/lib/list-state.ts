import { useSearchParams } from "react-router-dom"
import { type DataTablePaginationState, type DataTableSortingState } from "@medusajs/ui"

/** Rows on one page of a list, as in Medusa's own screens. */
const PAGE_SIZE = 20

/** Index of the last page that is asked for: the API refuses offsets beyond a million. */
const LAST_INDEX = 9_998

/** State of a list, stored in the address: search text, filters, order and page. */
export interface ListState {
  search: string
  sorting: DataTableSortingState | null
  pagination: DataTablePaginationState
  /** The chosen value of each filter, by its id; absent when nothing is chosen. */
  filters: Record<string, string>
  /** Query for the Admin API. */
  query: Record<string, string | number>
  setSearch: (search: string) => void
  setSorting: (sorting: DataTableSortingState | null) => void
  setPagination: (pagination: DataTablePaginationState) => void
  setFilter: (id: string, value: string | undefined) => void
  clear: () => void
}

function readOrder(order: string | null): DataTableSortingState | null {
  if (!order) return null
  return order.startsWith("-") ? { id: order.slice(1), desc: true } : { id: order, desc: false }
}

/**
 * Stores the state of a list in the address, so that it survives going back, reloading and sharing.
 *
 * @param filterIds names of the filters, which are also names of the Admin API's query
 * @param defaultOrder for the Admin API, for example `-created_at`
 */
export function useListState(filterIds: readonly string[], defaultOrder: string): ListState {
  const [parameters, setParameters] = useSearchParams()
  const change = (changes: Record<string, string | undefined>) =>
    setParameters(
      (previous) => {
        // React Router passes the same object to every change of one event, so changing it in place loses none.
        for (const [name, value] of Object.entries(changes)) {
          if (value) previous.set(name, value)
          else previous.delete(name)
        }
        return previous
      },
      { replace: true },
    )

  const search = parameters.get("q") ?? ""
  const pageIndex = Math.max(
    0,
    Math.min(LAST_INDEX, Math.floor(Number(parameters.get("offset")) / PAGE_SIZE) || 0),
  )
  const filters = Object.fromEntries(
    filterIds.flatMap((id) => {
      const value = parameters.get(id)
      return value ? [[id, value]] : []
    }),
  )
  return {
    search,
    sorting: readOrder(parameters.get("order")),
    pagination: { pageIndex, pageSize: PAGE_SIZE },
    filters,
    query: {
      limit: PAGE_SIZE,
      offset: pageIndex * PAGE_SIZE,
      order: parameters.get("order") ?? defaultOrder,
      ...(search ? { q: search } : {}),
      ...filters,
    },
    setSearch: (q) => change({ q, offset: undefined }),
    setSorting: (sorting) =>
      change({ order: sorting ? `${sorting.desc ? "-" : ""}${sorting.id}` : undefined, offset: undefined }),
    setPagination: ({ pageIndex, pageSize }) =>
      change({ offset: pageIndex > 0 ? String(pageIndex * pageSize) : undefined }),
    setFilter: (id, value) => change({ [id]: value, offset: undefined }),
    clear: () =>
      change({
        q: undefined,
        offset: undefined,
        ...Object.fromEntries(filterIds.map((id) => [id, undefined])),
      }),
  }
}
