import { type ReactNode } from "react"
import { Icon, type IconName } from "../icon"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"
import { AlertClose } from "./AlertClose"

const VARIANTS: Record<
  "info" | "success" | "warning" | "danger",
  { className: string; icon: IconName; prefix: string }
> = {
  info: { className: "alert", icon: "info", prefix: "Note" },
  success: { className: "alert alert-success", icon: "success", prefix: "Done" },
  warning: { className: "alert alert-warning", icon: "warning", prefix: "Warning" },
  danger: { className: "alert alert-danger", icon: "danger", prefix: "Error" },
}

const ROLES = { assertive: "alert", polite: "status", off: undefined } as const

interface Message {
  variant?: keyof typeof VARIANTS
  /** What it is about, in a few words. Left out, the sentence stands alone. */
  title?: string
  /** What happened, and what to do about it. */
  children?: ReactNode
  /** Buttons or links to do it with. */
  actions?: ReactNode
  /**
   * Whether it is read out when it appears: `polite` waits for a pause, `assertive` interrupts, `off` for what is there
   * from the start.
   */
  live?: keyof typeof ROLES
  /** Makes the title a heading of this level, for a message that opens a part of the page. */
  headingLevel?: HeadingLevel
  className?: string
}

interface Dismissible {
  /** Shows a button to dismiss it; take the alert away then. Only for what may be forgotten. */
  onDismiss: () => void
  /** What that button says. */
  dismissLabel?: string
}

export type AlertProps = Message & (Dismissible | { onDismiss?: undefined })

/** A message in the page, where it matters: it stays until what it tells is over, or it is dismissed. */
export function Alert({
  variant = "info",
  title,
  children,
  actions,
  live = "off",
  headingLevel,
  className,
  ...rest
}: AlertProps) {
  const { className: variantClass, icon, prefix } = VARIANTS[variant]
  const Title = headingLevel ?? "p"
  return (
    <div role={ROLES[live]} className={cx(variantClass, className)}>
      <Icon name={icon} className="alert-icon" />
      <div className="alert-text">
        <span className="sr-only">{prefix}: </span>
        {title && <Title className="alert-title">{title}</Title>}
        {children && <div>{children}</div>}
        {actions && <div className="alert-actions">{actions}</div>}
      </div>
      {rest.onDismiss && <AlertClose label={rest.dismissLabel ?? "Dismiss"} onDismiss={rest.onDismiss} />}
    </div>
  )
}
