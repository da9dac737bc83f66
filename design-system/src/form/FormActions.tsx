import { type ReactNode } from "react"
import { cx } from "../lib/cx"

export interface FormActionsProps {
  /** Buttons: the submit button first. */
  children: ReactNode
  /** Note on the next step: "We answer within one working day". */
  note?: ReactNode
  className?: string
}

/** The end of a form: its buttons, the main one first, each as wide as the screen on a phone. */
export function FormActions({ children, note, className }: FormActionsProps) {
  return (
    <div className={cx("form-actions", className)}>
      <div>{children}</div>
      {note && <p>{note}</p>}
    </div>
  )
}
