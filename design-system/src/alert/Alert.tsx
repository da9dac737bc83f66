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
  /** Subject of the message, in a few words; left out, only the sentence is shown. */
  title?: string
  /** The message: an event, and the reader's next step. */
  children?: ReactNode
  /** Buttons or links to do it with. */
  actions?: ReactNode
  /**
   * Announcement by screen readers when the alert appears: `polite` waits for a pause, `assertive` interrupts, `off` for an
   * alert that is in the page from the start.
   */
  live?: keyof typeof ROLES
  /** Makes the title a heading of this level, for a message that opens a part of the page. */
  headingLevel?: HeadingLevel
  className?: string
}

interface Dismissible {
  /**
   * Shows a button to dismiss the alert, and is called when it is pressed: remove the alert then. Only for messages that
   * may be forgotten.
   */
  onDismiss: () => void
  /** Label of the button that dismisses the alert. */
  dismissLabel?: string
}

export type AlertProps = Message & (Dismissible | { onDismiss?: undefined })

/** A message in the page, beside the part it concerns: shown until its cause is gone, or until it is dismissed. */
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
