"use client"

import { type CSSProperties, useEffect, useRef, useState } from "react"
import { Icon } from "../icon"
import { type Motion } from "./motion"
import { describeShown, type Shown } from "./row"

const START: Shown = { first: 0, size: 1, isStart: true, isEnd: false }

interface CarouselControlsProps {
  /** How many slides there are. */
  count: number
}

/**
 * The part of a carousel that has to run in the browser. What it does lives in `motion.ts`, keen-slider with it, and is
 * loaded when the carousel comes near the window, or is touched: a page that is not scrolled so far never pays for it.
 */
export function CarouselControls({ count }: CarouselControlsProps) {
  const buttons = useRef<HTMLDivElement>(null)
  const ready = useRef<(() => Promise<Motion | null>) | null>(null)
  const [{ first, size, isStart, isEnd }, setShown] = useState(START)
  const [announcement, setAnnouncement] = useState("")

  useEffect(() => {
    const section = buttons.current?.closest("section")
    if (!section) return
    const stop = new AbortController()
    let motion: Promise<Motion | null> | undefined
    const start = () =>
      (motion ??= import("./motion").then(({ connect }) =>
        stop.signal.aborted
          ? null
          : connect(section, {
              signal: stop.signal,
              onShown: setShown,
              onMove: (shown) => setAnnouncement(`Showing ${describeShown(shown.first, shown.size, count)}`),
            }),
      ))
    // Without the network there is still the row itself, which the browser scrolls; the next approach tries again.
    const approach = () => void start().catch(() => (motion = undefined))
    ready.current = start

    const near = new IntersectionObserver(
      (changes) => changes.some(({ isIntersecting }) => isIntersecting) && approach(),
      { rootMargin: "50%" },
    )
    near.observe(section)
    for (const sign of ["pointerover", "focusin"]) {
      section.addEventListener(sign, approach, { signal: stop.signal, passive: true })
    }
    return () => {
      near.disconnect()
      stop.abort()
      ready.current = null
    }
  }, [count])

  const turn = (pages: 1 | -1) => {
    ready.current?.().then(
      (motion) => motion?.turn(pages),
      () => {
        const view = buttons.current?.closest("section")?.querySelector(".carousel-view")
        const sign = view && getComputedStyle(view).direction === "rtl" ? -1 : 1
        view?.scrollBy({ left: view.clientWidth * pages * sign })
      },
    )
  }

  const progress: CSSProperties & Record<`--${string}`, number> = {
    "--carousel-progress": count > size ? first / (count - size) : 0,
  }
  return (
    <>
      <div ref={buttons} className="carousel-buttons">
        <button
          type="button"
          aria-label="Previous"
          aria-disabled={isStart}
          className="carousel-button"
          onClick={() => turn(-1)}
        >
          <Icon name="chevron-left" className="rtl:-scale-x-100" />
        </button>
        <button
          type="button"
          aria-label="Next"
          aria-disabled={isEnd}
          className="carousel-button"
          onClick={() => turn(1)}
        >
          <Icon name="chevron-right" className="rtl:-scale-x-100" />
        </button>
      </div>
      {/* Each slide says its own place; this is for the eye. */}
      <div className="carousel-place" aria-hidden="true" style={progress}>
        <div className="carousel-line">
          <div>
            <div />
          </div>
        </div>
        <bdi className="tabular">
          {first + 1} of {count}
        </bdi>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
