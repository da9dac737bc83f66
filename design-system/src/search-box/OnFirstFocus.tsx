"use client"

import { Component, type ReactNode, startTransition, Suspense, useEffect, useRef, useState } from "react"

/** Leaves out what could not be loaded: the plain form goes on working. */
class LeftOutOnFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

export interface OnFirstFocusProps {
  /** What a plain form gains, usually from `lazy()`; it brings no height of its own. */
  children: ReactNode
}

/**
 * Inside a form: draws what it holds once the form is entered for the first time, so that a page loads it only for those
 * who use the form. The form itself is not drawn again: no letter, no focus is lost and nothing moves.
 */
export function OnFirstFocus({ children }: OnFirstFocusProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    const form = place.current?.closest("form")
    const want = () => startTransition(() => setWanted(true))
    // Somebody may have been typing before the scripts came.
    if (form?.contains(document.activeElement)) want()
    form?.addEventListener("focusin", want, { once: true })
    return () => form?.removeEventListener("focusin", want)
  }, [])

  if (!isWanted) return <span ref={place} hidden />
  return (
    <LeftOutOnFailure>
      <Suspense>{children}</Suspense>
    </LeftOutOnFailure>
  )
}
