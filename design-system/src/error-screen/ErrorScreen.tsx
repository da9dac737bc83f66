import { BarList } from "../bar-list"
import { Button } from "../button"
import { Icon, type IconName } from "../icon"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"

/** The four kinds of failure shown to visitors: specification, section 8. */
export type ErrorKind = "blocked" | "network" | "permission" | "general"

interface ErrorText {
  icon: IconName
  title: string
  message: string
  fixes: string[]
}

const TEXTS: Record<ErrorKind, ErrorText> = {
  blocked: {
    icon: "shield",
    title: "Request Blocked by Browser",
    message: "An extension or security software stopped this page from reaching our server.",
    fixes: [
      "Disable ad blockers for this site",
      "Try a private or incognito window",
      "Disable privacy extensions for this site",
      "Add this site to your trusted sites",
    ],
  },
  network: {
    icon: "signal",
    title: "Network Connection Issue",
    message: "We could not reach our server. Please check your internet connection and try again.",
    fixes: [
      "Check that you are online",
      "Turn off a VPN or proxy and try again",
      "Wait a moment, then try again",
    ],
  },
  permission: {
    icon: "lock",
    title: "Permission Denied",
    message: "You do not have permission to see this. Please check that you are signed in.",
    fixes: ["Sign in again", "Ask an administrator for access"],
  },
  general: {
    icon: "warning",
    title: "Something went wrong",
    message: "We're sorry, but something went wrong loading this page.",
    fixes: [],
  },
}

export interface ErrorScreenProps {
  kind: ErrorKind
  /** Replaces the kind's own title. */
  title?: string
  /** Replaces the kind's own message. */
  message?: string
  /** A reference the visitor can quote to support. */
  reference?: string
  /** Each button appears when its handler is given. */
  onTryAgain?: () => void
  onResetConnection?: () => void
  onReload?: () => void
  onDismiss?: () => void
  /** Address of "Go to homepage"; null leaves the button out. */
  homeHref?: string | null
  headingLevel?: HeadingLevel
  className?: string
}

/** A whole-page failure: its description, remedies, and buttons for them. */
export function ErrorScreen({
  kind,
  title,
  message,
  reference,
  onTryAgain,
  onResetConnection,
  onReload,
  onDismiss,
  homeHref = "/",
  headingLevel: Heading = "h1",
  className,
}: ErrorScreenProps) {
  const text = TEXTS[kind]
  // Suggested only where there is a button for it.
  const fixes = kind === "blocked" && onResetConnection ? [...text.fixes, "Reset Connection"] : text.fixes
  const actions = [
    { label: "Try Again", onClick: onTryAgain },
    { label: "Reset Connection", onClick: onResetConnection },
    { label: "Dismiss", onClick: onDismiss },
    { label: "Reload the page", onClick: onReload },
  ].filter((action) => action.onClick)

  return (
    <div className={cx("mx-auto max-w-narrow px-4 py-16 sm:py-24", className)}>
      {/* Only the description is announced at once; the remedies follow as the page is read. */}
      <div role="alert" className="break-words">
        <Icon name={text.icon} className="size-10 text-danger" />
        <Heading className="mt-6 text-3xl font-semibold">{title ?? text.title}</Heading>
        <p className="mt-4 text-lg text-ink-muted">{message ?? text.message}</p>
      </div>
      {fixes.length > 0 && (
        <div className="mt-8 border-t border-line pt-6">
          <p className="font-semibold">What you can try</p>
          <BarList items={fixes} className="mt-3" />
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {actions.map(({ label, onClick }, index) => (
          <Button key={label} variant={index === 0 ? "primary" : "secondary"} onClick={onClick}>
            {label}
          </Button>
        ))}
        {homeHref !== null && (
          <Button href={homeHref} variant={actions.length === 0 ? "primary" : "ghost"}>
            Go to homepage
          </Button>
        )}
      </div>
      {reference && <p className="part-number mt-8 text-sm text-ink-muted">Reference: {reference}</p>}
    </div>
  )
}
