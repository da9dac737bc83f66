import { Button } from "../button"
import { Icon, type IconName } from "../icon"
import { cx } from "../lib/cx"

/** State of the connection, as shown to visitors (specification, section 8). */
export type ConnectionState = "connected" | "offline" | "blocked" | "permission" | "network" | "unavailable"

const MESSAGES: Record<ConnectionState, { message: string; icon: IconName }> = {
  connected: { message: "Connected", icon: "success" },
  offline: { message: "No internet connection", icon: "signal" },
  blocked: { message: "Database connection blocked by browser extension", icon: "shield" },
  permission: { message: "Permission denied - please check authentication", icon: "shield" },
  network: { message: "Network error connecting to database", icon: "signal" },
  unavailable: { message: "Database connection unavailable", icon: "warning" },
}

export interface ConnectionStatusProps {
  /** Null where no message is needed: then only the empty live region is rendered. */
  state: ConnectionState | null
  /** Checks the connection at once; left out, there is no button. Not shown while connected. */
  onReset?: () => void
  /** True during that check. */
  resetting?: boolean
  /** Hides the message; left out, there is no button. */
  onDismiss?: () => void
  /** `flow` shifts the content below it, `window` covers the page's lower edge and shifts nothing. */
  placement?: "flow" | "window"
  className?: string
}

/**
 * A band across the page while the connection is lost, and when it is back. Render it at all times, with `state` null
 * otherwise, so that the first message is announced.
 */
export function ConnectionStatus({
  state,
  onReset,
  resetting = false,
  onDismiss,
  placement = "flow",
  className,
}: ConnectionStatusProps) {
  const shown = state && MESSAGES[state]
  return (
    <div
      className={cx(
        shown && "connection",
        shown && placement === "window" && "connection-over",
        state === "connected" && "connection-good",
        className,
      )}
    >
      <div role="status" className={shown ? "connection-text" : undefined}>
        {shown && (
          <>
            <Icon name={shown.icon} />
            <span className="min-w-0 break-words">{shown.message}</span>
          </>
        )}
      </div>
      {shown && (onReset ?? onDismiss) && (
        <div className="connection-actions">
          {onReset && state !== "connected" && (
            <Button variant="secondary" size="sm" loading={resetting} onClick={onReset}>
              Reset Connection
            </Button>
          )}
          {onDismiss && (
            <Button variant="ghost" size="sm" onClick={onDismiss}>
              Dismiss
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
