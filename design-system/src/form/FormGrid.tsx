import { type ReactNode } from "react"
import { cx } from "../lib/cx"

export interface FormGridProps {
  /** Fields; a fieldset, a text area and elements with the class `form-wide` take the full width. */
  children: ReactNode
  className?: string
}

/**
 * Fields one below another, in two columns where there is room. The boxes of a row are aligned, whatever hints and errors
 * are above them.
 */
export function FormGrid({ children, className }: FormGridProps) {
  return (
    <div className={cx("form-room", className)}>
      <div className="form-grid">{children}</div>
    </div>
  )
}
