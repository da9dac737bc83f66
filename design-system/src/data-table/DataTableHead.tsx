import { type ComponentProps } from "react"
import { MixedInput } from "../checkbox/MixedInput"
import { cx } from "../lib/cx"
import { ROLES } from "./roles"
import { SortControl } from "./SortControl"
import { type TableSort } from "./sort"
import { isSortable } from "./messages"
import { type DataColumn, type TableNavigation } from "./types"

interface DataTableHeadProps {
  columns: readonly DataColumn<never>[]
  sort: TableSort | null
  navigation: TableNavigation
  /** Props of the checkbox that selects all rows of the page; undefined in a table without a selection. */
  selectAll: ComponentProps<typeof MixedInput> | undefined
  /** True where rows end in buttons or a menu. */
  hasActions: boolean
}

/** The headings of a table's columns. */
export function DataTableHead({ columns, sort, navigation, selectAll, hasActions }: DataTableHeadProps) {
  return (
    <thead {...ROLES.rowGroup}>
      <tr {...ROLES.row}>
        {selectAll && (
          <th {...ROLES.columnHead} className="data-cell-select">
            <MixedInput {...selectAll} className="tick" />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            {...ROLES.columnHead}
            className={cx(
              column.align === "end" && "data-cell-end",
              column.showFrom && `data-${column.showFrom}`,
            )}
            aria-sort={column.id === sort?.columnId ? sort.direction : undefined}
          >
            {isSortable(column) ? (
              <SortControl column={column} sort={sort} navigation={navigation} />
            ) : (
              column.header
            )}
          </th>
        ))}
        {hasActions && (
          <th {...ROLES.columnHead} className="data-cell-actions">
            <span className="sr-only">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
