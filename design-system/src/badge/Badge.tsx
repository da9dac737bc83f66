import { type ReactNode } from "react"
import { cx } from "../lib/cx"

const VARIANTS = {
  neutral: "badge badge-neutral",
  accent: "badge badge-accent",
  success: "badge badge-success",
  warning: "badge badge-warning",
  danger: "badge badge-danger",
} as const

export interface BadgeProps {
  variant?: keyof typeof VARIANTS
  children: ReactNode
  className?: string
}

/** A label of a word or two. The text carries the meaning; the colour only supports it. */
export function Badge({ variant = "neutral", children, className }: BadgeProps) {
  return <span className={cx(VARIANTS[variant], className)}>{children}</span>
}
