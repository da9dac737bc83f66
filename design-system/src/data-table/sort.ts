/** The order of a table's rows: a column and a direction. */
export interface TableSort {
  columnId: string
  direction: "ascending" | "descending"
}

/** A value to sort by: null means "not known" and always comes last. */
export type SortValue = string | number | null

const collator = new Intl.Collator("en-GB", { numeric: true, sensitivity: "base" })

/** Compares two values: text in natural order (TC22 before TC210), numbers by value. */
export function compareValues(one: string | number, other: string | number): number {
  if (typeof one === "number" && typeof other === "number") return one - other
  return collator.compare(String(one), String(other))
}

/** The order after a press on a column's heading: first the column's own direction, then the reverse, and so on. */
export function nextSort(
  sort: TableSort | null,
  columnId: string,
  first: TableSort["direction"] = "ascending",
): TableSort {
  if (sort?.columnId !== columnId) return { columnId, direction: first }
  return { columnId, direction: sort.direction === "ascending" ? "descending" : "ascending" }
}
