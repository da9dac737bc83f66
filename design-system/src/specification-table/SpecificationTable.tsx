import { type ReactNode } from "react"
import { cx } from "../lib/cx"

export interface SpecificationRow {
  label: string
  /** Null where the maker does not state it. */
  value: ReactNode
}

export interface SpecificationTableProps {
  rows: SpecificationRow[]
  /** Caption for screen readers, which may not announce the heading above. */
  caption?: string
  className?: string
}

/** Specifications line by line: one label, one value; "Not stated" where none is known. Renders nothing without rows. */
export function SpecificationTable({ rows, caption = "Specification", className }: SpecificationTableProps) {
  if (rows.length === 0) return null
  return (
    <table className={cx("specification", className)}>
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value ?? <span className="specification-unknown">Not stated</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
