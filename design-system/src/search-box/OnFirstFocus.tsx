"use client"

import { type ReactNode, startTransition, Suspense, useEffect, useRef, useState } from "react"
import { ErrorBoundary } from "../lib/ErrorBoundary"

export interface OnFirstFocusProps {
  /** The addition to the plain form, usually from `lazy()`; must have no height of its own. */
  children: ReactNode
}

/**
 * Inside a form: renders its children once the form is entered for the first time, so that a page loads them only for
 * visitors who use the form. The form itself is not rendered again, so that no typed text and no focus is lost, and
 * nothing moves. Where they cannot be loaded, the plain form still works.
 */
export function OnFirstFocus({ children }: OnFirstFocusProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [isEntered, setEntered] = useState(false)

  useEffect(() => {
    const form = place.current?.closest("form")
    const want = () => startTransition(() => setEntered(true))
    // The visitor may have been typing before the scripts were loaded.
    if (form?.contains(document.activeElement)) want()
    form?.addEventListener("focusin", want, { once: true })
    return () => form?.removeEventListener("focusin", want)
  }, [])

  if (!isEntered) return <span ref={place} hidden />
  return (
    <ErrorBoundary>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
