"use client"

import { type ReactNode, useRef } from "react"
import { cx } from "../lib/cx"
import { useBottomInset } from "../lib/use-bottom-inset"

export interface SaveBarProps {
  /** How things stand: "Unsaved changes", "Saved at 14:05". Announced when it changes. */
  status: ReactNode
  /** Buttons, the main one last. */
  children: ReactNode
  className?: string
}

/** Stays at the bottom of the window while a long form is worked on: how things stand, and the buttons that keep them. */
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
