"use client"

import { type ReactNode, useRef } from "react"
import { type FieldProblem } from "../error-summary"
import { cx } from "../lib/cx"
import { useBottomInset } from "../lib/use-bottom-inset"
import { problemCount, ProblemJump } from "./ProblemJump"

export interface SaveBarProps {
  /** State of the form: "Unsaved changes", "Saved at 14:05". Announced when it changes. */
  status: ReactNode
  /** Errors that keep the form from being saved, in the order of the fields: their number is announced, and opens a list of them. */
  problems?: readonly FieldProblem[]
  /** Buttons, the main one last. */
  children: ReactNode
  className?: string
}

/** A bar at the bottom of the window for a long form: its state, what is to be corrected, and the save button. */
export function SaveBar({ status, problems = [], children, className }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useBottomInset(bar, true, "--tray-inset")
  return (
    <div ref={bar} className={cx("save-bar", className)}>
      <div className="save-bar-state">
        <p role="status">
          {status}
          {problems.length > 0 && <span className="sr-only"> {problemCount(problems.length)}.</span>}
        </p>
        {problems.length > 0 && <ProblemJump problems={problems} />}
      </div>
      <div className="save-bar-buttons">{children}</div>
    </div>
  )
}
