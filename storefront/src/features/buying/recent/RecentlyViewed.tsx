"use client"

import { startTransition, useEffect, useRef, useState } from "react"
import { optionalPart } from "@/lazy/optional-part"
import { useConsent } from "@/shell/consent/consent-store"

const LiveRecentlyViewed = optionalPart(() => import("./LiveRecentlyViewed"))

/** Distance below the window at which the row is loaded, in heights of the window. */
const NEAR = "100%"

/**
 * Stores this page as viewed, and shows the pages viewed before once the row is near the window. @param path of this page
 */
export function RecentlyViewed({ path }: { path: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [others, setOthers] = useState<readonly string[]>([])
  const [isNear, setNear] = useState(false)
  const isAllowed = useConsent()?.preferences ?? false

  useEffect(() => {
    if (!isAllowed) return
    const stop = new AbortController()
    void import("./viewed-store").then(
      ({ rememberViewed }) => {
        // Also when the visitor has navigated on in between.
        const found = rememberViewed(path)
        if (!stop.signal.aborted) startTransition(() => setOthers(found))
      },
      (error: unknown) => console.error("Remembering a viewed page:", error),
    )
    const near = new IntersectionObserver(
      (changes) =>
        changes.some(({ isIntersecting }) => isIntersecting) && startTransition(() => setNear(true)),
      { rootMargin: NEAR },
    )
    if (place.current) near.observe(place.current)
    return () => {
      stop.abort()
      near.disconnect()
      setOthers([])
    }
  }, [path, isAllowed])

  return <div ref={place}>{isNear && others.length > 0 && <LiveRecentlyViewed paths={others} />}</div>
}
