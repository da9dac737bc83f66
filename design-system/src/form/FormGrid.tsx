import { type ReactNode } from "react"
import { cx } from "../lib/cx"

export interface FormGridProps {
  /** Fields; a fieldset, a text area or what says `form-wide` takes the whole width. */
  children: ReactNode
  className?: string
}

/**
 * Fields below one another, in two columns where there is room. The boxes of a row stand on one line, whatever hints and
 * errors stand above them.
 */
export function FormGrid({ children, className }: FormGridProps) {
  return (
    <div className={cx("form-room", className)}>
      <div className="form-grid">{children}</div>
    </div>
  )
}
