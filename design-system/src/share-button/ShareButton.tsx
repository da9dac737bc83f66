"use client"

import { Button } from "../button"
import { Icon } from "../icon"

/** Nothing has been asked yet, or it is being done, or it has just been done. */
export type ShareState = "idle" | "busy" | "done"

export interface ShareButtonProps {
  state?: ShareState
  /** Opens the device's own sharing, or copies the address: the caller knows which there is. */
  onShare: () => void
  /** What it says. */
  label?: string
  /** What it says when it is done; the caller goes back to `idle` after a while. */
  doneLabel?: string
  /** Said to those who don't see the button change. Leave it out where a toast says it, or it is heard twice. */
  announcement?: string
  size?: "sm" | "md" | "lg"
  className?: string
}

/** Passes the page on. It keeps its width when its words change, so nothing beside it moves. */
export function ShareButton({
  state = "idle",
  onShare,
  label = "Share",
  doneLabel = "Copied",
  announcement,
  size,
  className,
}: ShareButtonProps) {
  const isDone = state === "done"
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        className={className}
        loading={state === "busy"}
        onClick={onShare}
        aria-label={isDone ? doneLabel : label}
      >
        <Icon name={isDone ? "check" : "share"} />
        {/* Both words stand in one place, so the button is as wide as the longer. */}
        <span className="share-button-text">
          <span className={isDone ? "invisible" : undefined}>{label}</span>
          <span className={isDone ? undefined : "invisible"}>{doneLabel}</span>
        </span>
      </Button>
      {announcement !== undefined && (
        <span role="status" className="sr-only">
          {isDone && announcement}
        </span>
      )}
    </>
  )
}
