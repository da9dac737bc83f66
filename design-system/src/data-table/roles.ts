/**
 * What the elements of a table are, said once more: Safari forgets it where CSS lays a table out as blocks, as ours is on
 * narrow screens. Spread onto each element.
 */
export const ROLES = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHead: { role: "columnheader", scope: "col" },
  rowHead: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const
