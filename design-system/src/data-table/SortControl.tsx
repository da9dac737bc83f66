import { Icon } from "../icon"
import { Link } from "../link"
import { nextSort, type TableSort } from "./sort"
import { type DataColumn, type TableNavigation } from "./types"

/** The fields of a column that sorting needs. */
export type SortableColumn = Pick<DataColumn<never>, "id" | "header" | "firstDirection">

export interface SortControlProps {
  column: SortableColumn
  sort: TableSort | null
  navigation: TableNavigation
}

const ARROWS = { ascending: "sort-arrow sort-arrow-up", descending: "sort-arrow" } as const

/** Sorts by a column: a link where the address has the order, otherwise a button. Sorting returns to page 1. */
export function SortControl({ column, sort, navigation }: SortControlProps) {
  const direction = sort?.columnId === column.id ? sort.direction : null
  const view = { sort: nextSort(sort, column.id, column.firstDirection), page: 1 }
  const content = (
    <>
      {column.header}
      <Icon name="chevron-down" className={direction ? ARROWS[direction] : "sort-arrow sort-arrow-idle"} />
    </>
  )
  return navigation.hrefFor ? (
    <Link variant="plain" href={navigation.hrefFor(view)} className="sort-control">
      {content}
    </Link>
  ) : (
    <button type="button" className="sort-control" onClick={() => navigation.onViewChange(view)}>
      {content}
    </button>
  )
}

/** Sorting for narrow tables, whose headings are hidden: a disclosure with a list. */
export function SortMenu({
  columns,
  sort,
  navigation,
}: {
  columns: readonly SortableColumn[]
  sort: TableSort | null
  navigation: TableNavigation
}) {
  const current = columns.find(({ id }) => id === sort?.columnId)
  return (
    <details className="sort-menu">
      <summary>
        Sort by{current && sort && `: ${current.header}, ${sort.direction}`}
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <ul>
        {columns.map((column) => (
          <li key={column.id} aria-current={column.id === sort?.columnId ? "true" : undefined}>
            <SortControl column={column} sort={sort} navigation={navigation} />
          </li>
        ))}
      </ul>
    </details>
  )
}
