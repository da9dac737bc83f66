import { type ReactNode } from "react"
import { BarMotif } from "../bar-motif"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"

export interface EmptyStateProps {
  /** What is missing, as a sentence without a full stop. */
  title: string
  /** Reason and remedy. */
  children?: ReactNode
  /** Buttons or links for the next step. */
  actions?: ReactNode
  headingLevel?: HeadingLevel
  className?: string
}

/** Shown instead of an empty list: what is missing, and links for the next step. */
export function EmptyState({
  title,
  children,
  actions,
  headingLevel: Heading = "h2",
  className,
}: EmptyStateProps) {
  return (
    <div
      className={cx(
        "mx-auto flex max-w-reading flex-col items-center gap-4 px-4 py-16 text-center",
        className,
      )}
    >
      <BarMotif pattern="empty" className="mb-2 h-10 w-32 text-line" />
      <Heading className="max-w-full text-xl font-semibold wrap-anywhere">{title}</Heading>
      {children && <div className="max-w-full wrap-anywhere text-ink-muted">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
