"use client"

import { type FocusEvent, type ReactNode, useRef } from "react"
import { Button } from "../button"
import { useBottomInset } from "../lib/use-bottom-inset"
import { usePresence } from "../lib/use-presence"

export interface CookieBannerProps {
  /** True while the banner is shown. The component does not hide itself: set `open` in the callbacks. */
  open: boolean
  /** Called for consent to all storage. */
  onAcceptAll: () => void
  /** Called for consent to the necessary storage only. */
  onRejectOptional: () => void
  /** Opens the preferences; the banner stays until a choice is made. */
  onManage: () => void
  /** Hides the banner for this session, without a choice. */
  onDismiss: () => void
  /** Heading of the banner. */
  title?: string
  /** A sentence or two on what is stored and why, with a link to the policy. */
  children: ReactNode
}

/**
 * The question of consent, along the bottom edge: not modal, takes no focus, shifts nothing. Place it early in the body,
 * so that the Tab key reaches it soon.
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
  /** Returns the focus to the element that had it before the banner, whose buttons disappear. */
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
