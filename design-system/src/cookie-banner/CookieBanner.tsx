"use client"

import { type FocusEvent, type ReactNode, useRef } from "react"
import { Button } from "../button"
import { useBottomInset } from "../lib/use-bottom-inset"
import { usePresence } from "../lib/use-presence"

export interface CookieBannerProps {
  /** Whether it is shown. It hides nothing by itself: answer the callbacks. */
  open: boolean
  /** Everything may be stored. */
  onAcceptAll: () => void
  /** Nothing may be stored but what is necessary. */
  onRejectOptional: () => void
  /** Opens the preferences; the banner stays until a choice is made. */
  onManage: () => void
  /** Hides the banner for this session, without a choice. */
  onDismiss: () => void
  /** What it is about. */
  title?: string
  /** A sentence or two: what is stored, for what, and a link to the policy. */
  children: ReactNode
}

/**
 * Asks what may be stored, along the bottom edge, without standing in the way: not modal, takes no focus, moves nothing.
 * Put it early in the body, so that the Tab key reaches it soon.
 */
export function CookieBanner({
  open,
  onAcceptAll,
  onRejectOptional,
  onManage,
  onDismiss,
  title = "Cookies on this site",
  children,
}: CookieBannerProps) {
  const root = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const isPresent = usePresence(open, root)
  useBottomInset(root, open)

  if (!isPresent) return null

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    const isOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)
    if (isOutside) cameFrom.current = relatedTarget
  }
  /** Gives the focus back to where it was before the banner had it, since its buttons go. */
  const leave = (act: () => void) => {
    act()
    cameFrom.current?.focus({ preventScroll: true })
  }

  return (
    <section
      ref={root}
      aria-label={title}
      className="cookie-banner"
      data-open={open || undefined}
      inert={!open}
      onFocus={onFocus}
    >
      <div className="cookie-banner-row">
        <div className="cookie-banner-text">
          <h2>{title}</h2>
          {children}
        </div>
        <div className="cookie-banner-choice">
          <Button variant="secondary" onClick={() => leave(onRejectOptional)}>
            Reject All Optional
          </Button>
          <Button variant="secondary" onClick={() => leave(onAcceptAll)}>
            Accept All
          </Button>
          <Button variant="ghost" onClick={onManage}>
            Manage preferences
          </Button>
          <Button variant="ghost" onClick={() => leave(onDismiss)}>
            Dismiss
          </Button>
        </div>
      </div>
    </section>
  )
}
