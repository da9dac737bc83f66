"use client"

import { startTransition, useEffect, useRef, useState } from "react"
import { optionalPart } from "@/lazy/optional-part"

const LiveRecentlyViewed = optionalPart(() => import("./LiveRecentlyViewed"))

/** How far below the window the row is prepared, in heights of the window. */
const NEAR = "100%"

/** Remembers this page, and shows those viewed before it once somebody comes near. @param path of this page */
export function RecentlyViewed({ path }: { path: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [others, setOthers] = useState<readonly string[]>([])
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    const stop = new AbortController()
    void import("./viewed-store").then(
      ({ rememberViewed }) => {
        // Also where the visitor has gone on meanwhile.
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
    }
  }, [path])

  return <div ref={place}>{isNear && others.length > 0 && <LiveRecentlyViewed paths={others} />}</div>
}
