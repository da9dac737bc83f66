import { type ReactNode } from "react"

/** Words for those who hear the page rather than see it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}
