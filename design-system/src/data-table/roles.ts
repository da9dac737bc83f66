/**
 * ARIA roles of the elements of a table, to spread onto each: Safari drops the native roles where CSS displays a table as
 * blocks, as ours does on narrow screens.
 */
export const ROLES = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHead: { role: "columnheader", scope: "col" },
  rowHead: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const
