import { type ComponentProps } from "react"
import { Button } from "../button"
import { MixedInput } from "../checkbox/MixedInput"
import { type TableSelection } from "./DataTable"
import { ColumnChooser } from "./ColumnChooser"
import { type ColumnChoice } from "./columns"
import { type SortableColumn, SortMenu } from "./SortControl"
import { type TableSort } from "./sort"
import { type DataColumn, type TableNavigation } from "./types"

interface DataTableBarProps {
  /** Number and range of the shown rows. */
  status: string
  /** The order, as text for screen readers. */
  sortStatus: string
  /** Shown instead of the status while rows are loaded; null otherwise. */
  loadingStatus: string | null
  hasError: boolean
  hasRows: boolean
  sortable: readonly SortableColumn[]
  sort: TableSort | null
  navigation: TableNavigation
  selection: TableSelection | undefined
  selectedIds: readonly string[]
  /** Props of the checkbox that selects all rows of the page. */
  selectAll: ComponentProps<typeof MixedInput>
  selectAllLabel: string
  onClear: () => void
  /** All columns, for the choice among them. */
  columns: readonly DataColumn<never>[]
  columnChoice: ColumnChoice | undefined
}

/** The line above a table: number of rows, actions on selected rows, and the order on narrow screens. */
export function DataTableBar({
  status,
  sortStatus,
  loadingStatus,
  hasError,
  hasRows,
  sortable,
  sort,
  navigation,
  selection,
  selectedIds,
  selectAll,
  selectAllLabel,
  onClear,
  columns,
  columnChoice,
}: DataTableBarProps) {
  return (
    <div className="data-bar">
      <p role="status" className="data-count">
        {loadingStatus ??
          (selectedIds.length > 0 ? (
            `${selectedIds.length.toLocaleString("en-GB")} selected`
          ) : hasError ? null : (
            <>
              <bdi>{status}</bdi>
              <span className="sr-only">{sortStatus}</span>
            </>
          ))}
      </p>
      {selection && selectedIds.length > 0 && (
        <div role="group" aria-label="With the selected" className="data-actions">
          {selection.actions(selectedIds, onClear)}
          <Button variant="ghost" size="sm" onClick={onClear}>
            Clear selection
          </Button>
        </div>
      )}
      {columnChoice && selectedIds.length === 0 && <ColumnChooser columns={columns} choice={columnChoice} />}
      {selection && hasRows && (
        <label className="data-select-all">
          <MixedInput {...selectAll} className="tick" />
          {selectAllLabel}
        </label>
      )}
      {sortable.length > 0 && hasRows && <SortMenu columns={sortable} sort={sort} navigation={navigation} />}
    </div>
  )
}
