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
    <table className={cx("w-full border-collapse border-t border-line text-sm", className)}>
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="w-2/5 py-3 pe-4 text-start align-top font-normal text-ink-muted">
              {label}
            </th>
            <td className="tabular py-3 align-top font-medium break-words">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
