"use client"

import { type FocusEvent, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from "react"
import { Button } from "../button"
import { type FieldProblem } from "../error-summary"
import { focusField } from "../error-summary/focus-field"

/** The number of errors as text. */
export const problemCount = (count: number) => `${count} ${count === 1 ? "field" : "fields"} to correct`

/** A button with the number of errors, which opens the list of them; each entry leads to its field. */
export function ProblemJump({ problems }: { problems: readonly FieldProblem[] }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)

  const close = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return
    event.stopPropagation()
    setOpen(false)
    root.current?.querySelector("button")?.focus()
  }
  const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(false)
  }
  const lead = (fieldId: string) => (event: MouseEvent) => {
    event.preventDefault()
    setOpen(false)
    focusField(fieldId)
  }
  const leaving = { onKeyDown: close, onBlur: closeWhenLeft }
  return (
    <div ref={root} className="save-bar-problems">
      <Button
        {...leaving}
        size="sm"
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {problemCount(problems.length)}
      </Button>
      {isOpen && (
        <ul id={id} aria-label="Fields to correct">
          {problems.map(({ fieldId, message }) => (
            <li key={`${fieldId} ${message}`}>
              <a href={`#${fieldId}`} {...leaving} onClick={lead(fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
