import { type ReactNode } from "react"

export interface LoadingProps {
  /** What is on its way: “Loading products”. */
  label: string
  /** Skeletons. */
  children: ReactNode
  className?: string
}

/** Says once, for everything in it, what is on its way. The skeletons themselves say nothing. */
export function Loading({ label, children, className }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
