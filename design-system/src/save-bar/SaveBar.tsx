"use client"

import { type ReactNode, useRef } from "react"
import { cx } from "../lib/cx"
import { useBottomInset } from "../lib/use-bottom-inset"

export interface SaveBarProps {
  /** State of the form: "Unsaved changes", "Saved at 14:05". Announced when it changes. */
  status: ReactNode
  /** Buttons, the main one last. */
  children: ReactNode
  className?: string
}

/** A bar at the bottom of the window for a long form: its state, and the save button. */
export function SaveBar({ status, children, className }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useBottomInset(bar, true, "--tray-inset")
  return (
    <div ref={bar} className={cx("save-bar", className)}>
      <p role="status">{status}</p>
      <div>{children}</div>
    </div>
  )
}
