"use client"

import { Button } from "../button"
import { Icon } from "../icon"

/** State of sharing: not started, running, or just done. */
export type ShareState = "idle" | "busy" | "done"

export interface ShareButtonProps {
  state?: ShareState
  /** Opens the device's own sharing, or copies the address, whichever is available. */
  onShare: () => void
  /** Label of the button. */
  label?: string
  /** Label after sharing; the caller sets `state` back to `idle` after a while. */
  doneLabel?: string
  /** Announcement after sharing. Leave it out where a toast announces the same. */
  announcement?: string
  size?: "sm" | "md" | "lg"
  className?: string
}

/** Shares the page. The button keeps its width when its label changes, so that nothing beside it moves. */
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
        {/* Both labels are in one grid cell, so that the button is as wide as the longer one. */}
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
