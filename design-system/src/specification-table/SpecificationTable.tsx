import { type ReactNode } from "react"
import { cx } from "../lib/cx"

export interface SpecificationRow {
  label: string
  value: ReactNode
}

export interface SpecificationTableProps {
  rows: SpecificationRow[]
  /** Names the table for those who cannot see the heading above it. */
  caption?: string
  className?: string
}

/** What a thing is, line by line: one label, one value. Nothing without rows. */
export function SpecificationTable({ rows, caption = "Specification", className }: SpecificationTableProps) {
  if (rows.length === 0) return null
  return (
    <table className={cx("specification", className)}>
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
