import { type ReactNode } from "react"

export interface LoadingProps {
  /** Announced label: “Loading products”. */
  label: string
  /** Skeletons. */
  children: ReactNode
  className?: string
}

/** Announces once what is loading, for all skeletons inside. */
export function Loading({ label, children, className }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
