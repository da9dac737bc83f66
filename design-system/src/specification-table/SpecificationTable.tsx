import { type ReactNode } from "react"
import { cx } from "../lib/cx"

export interface SpecificationRow {
  label: string
  /** Null where the maker does not state it. */
  value: ReactNode
  /** Heading above it and its neighbours of the same group. */
  group?: string
}

export interface SpecificationTableProps {
  /** Those of one group stand together. */
  rows: SpecificationRow[]
  /** Caption for screen readers, which may not announce the heading above. */
  caption?: string
  className?: string
}

/** Neighbours of the same group, together. */
function inGroups(rows: readonly SpecificationRow[]) {
  const groups: { name: string | undefined; rows: SpecificationRow[] }[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && last.name === row.group) last.rows.push(row)
    else groups.push({ name: row.group, rows: [row] })
  }
  return groups
}

/**
 * Specifications line by line: one label, one value; "Not stated" where none is known. Renders nothing without rows, and
 * headings where rows have a group.
 */
export function SpecificationTable({ rows, caption = "Specification", className }: SpecificationTableProps) {
  if (rows.length === 0) return null
  return (
    <table className={cx("specification", className)}>
      <caption className="sr-only">{caption}</caption>
      {inGroups(rows).map((group) => (
        <tbody key={group.name ?? ""}>
          {group.name && (
            <tr>
              <th scope="rowgroup" colSpan={2} className="specification-group">
                {group.name}
              </th>
            </tr>
          )}
          {group.rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value ?? <span className="specification-unknown">Not stated</span>}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
