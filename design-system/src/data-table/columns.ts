import { type DataColumn } from "./types"

/** Whether a column is shown; a list of these is also their order. */
export interface ColumnSetting {
  readonly id: string
  readonly isShown: boolean
}

/** Choice of columns by the reader. */
export interface ColumnChoice {
  /** Settings in order; empty for the columns as they are given. */
  value: readonly ColumnSetting[]
  /** Called with all settings after each change; empty after a reset. */
  onChange: (value: ColumnSetting[]) => void
}

/**
 * Settings of every column that can be hidden or moved, which the one that names the row cannot: stored ones in their order,
 * without those of past columns, then new columns as they are given.
 */
export function columnSettings(
  columns: readonly DataColumn<never>[],
  stored: readonly ColumnSetting[],
): ColumnSetting[] {
  const free = columns.filter(({ isRowHeader }) => !isRowHeader).map(({ id }) => id)
  const named = stored.filter(
    ({ id }, at) => free.includes(id) && stored.findIndex((one) => one.id === id) === at,
  )
  const added = free.filter((id) => !named.some((one) => one.id === id))
  return [...named, ...added.map((id) => ({ id, isShown: true }))]
}

/** The shown columns in order: those that name the row come first. */
export function shownColumns<Row>(
  columns: readonly DataColumn<Row>[],
  stored: readonly ColumnSetting[],
): readonly DataColumn<Row>[] {
  if (stored.length === 0) return columns
  const byId = new Map(columns.map((column) => [column.id, column]))
  const chosen = columnSettings(columns, stored).filter(({ isShown }) => isShown)
  return [
    ...columns.filter(({ isRowHeader }) => isRowHeader),
    ...chosen.flatMap(({ id }) => byId.get(id) ?? []),
  ]
}
