import { type ReactNode } from "react"
import { Link } from "../link"

/** An entry of a short list. */
export interface ListRow {
  id: string
  title: ReactNode
  /** Address of the entry; the title is then a link. */
  href?: string
  /** A line under the title: person, time, number. */
  hint?: ReactNode
  /** Content at the end of the row: a badge, a number, a control. */
  end?: ReactNode
}

export interface RowListProps {
  /** Name of the list for screen readers. */
  label: string
  rows: readonly ListRow[]
}

/**
 * A short list in a panel: one entry in a row, with the most important fact at its end. For more than ten use DataTable.
 */
export function RowList({ label, rows }: RowListProps) {
  return (
    <ul aria-label={label} className="row-list">
      {rows.map(({ id, title, href, hint, end }) => (
        <li key={id} className="row-list-row">
          <div className="min-w-0">
            <p className="row-list-title">{href === undefined ? title : <Link href={href}>{title}</Link>}</p>
            {hint && <p className="row-list-hint">{hint}</p>}
          </div>
          {end && <div className="row-list-end">{end}</div>}
        </li>
      ))}
    </ul>
  )
}
