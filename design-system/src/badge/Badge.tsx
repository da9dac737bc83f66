import { type ReactNode } from "react"
import { cx } from "../lib/cx"

const TONES = {
  neutral: "badge badge-neutral",
  accent: "badge badge-accent",
  success: "badge badge-success",
  warning: "badge badge-warning",
  danger: "badge badge-danger",
} as const

export interface BadgeProps {
  tone?: keyof typeof TONES
  children: ReactNode
  className?: string
}

/** A word or two about a thing. The words carry the meaning; the colour only helps. */
export function Badge({ tone = "neutral", children, className }: BadgeProps) {
  return <span className={cx(TONES[tone], className)}>{children}</span>
}
