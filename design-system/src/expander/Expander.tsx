import { type ReactNode } from "react"
import { Icon } from "../icon"
import { cx } from "../lib/cx"

export interface ExpanderProps {
  /** Text of the line that opens the content: "+3 more features". */
  summary: string
  children: ReactNode
  defaultOpen?: boolean
  className?: string
}

/** A line that opens to show more, without a script (the native `details` element). */
export function Expander({ summary, children, defaultOpen = false, className }: ExpanderProps) {
  return (
    // The browser may have opened it before hydration: for a fragment of the address, or for a search in the page.
    <details open={defaultOpen} suppressHydrationWarning className={cx("expander", className)}>
      <summary>
        {summary}
        <Icon name="chevron-down" className="size-4" />
      </summary>
      {children}
    </details>
  )
}
