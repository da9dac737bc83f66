"use client"

import { type MouseEvent, useEffect, useId, useRef } from "react"
import { Icon } from "../icon"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"
import { focusField } from "./focus-field"

export interface FieldProblem {
  /** Id of the control, as given to the field; for a group, of its fieldset. */
  fieldId: string
  /** The same message as beside the field. */
  message: string
}

export interface ErrorSummaryProps {
  /** The errors, in the order of the fields; an empty list renders nothing. */
  problems: readonly FieldProblem[]
  title?: string
  /** Counts the failed attempts: each new one takes the focus again. */
  attempt?: number
  /** Target of the focus: the summary, or the first field with an error, as in a form that fits a screen. */
  focus?: "summary" | "field"
  headingLevel?: HeadingLevel
  className?: string
}

/** All errors of a form in one place, each linked to its field. */
export function ErrorSummary({
  problems,
  title = "There is a problem",
  attempt = 1,
  focus = "summary",
  headingLevel: Heading = "h2",
  className,
}: ErrorSummaryProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const hasProblems = problems.length > 0
  const firstId = problems[0]?.fieldId

  useEffect(() => {
    if (!hasProblems) return
    if (focus === "field" && firstId) focusField(firstId)
    else root.current?.focus()
    // Corrections change the list; only another attempt takes the focus again.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [attempt, hasProblems])

  if (!hasProblems) return null

  const lead = (fieldId: string) => (event: MouseEvent) => {
    event.preventDefault()
    focusField(fieldId)
  }
  return (
    <div
      ref={root}
      tabIndex={-1}
      role="alert"
      aria-labelledby={id}
      className={cx("error-summary", className)}
    >
      <Icon name="warning" />
      <div>
        <Heading id={id} className="error-summary-title">
          {title}
        </Heading>
        <ul className="error-summary-list">
          {problems.map(({ fieldId, message }) => (
            <li key={`${fieldId} ${message}`}>
              <a href={`#${fieldId}`} onClick={lead(fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
