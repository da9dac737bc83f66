"use client"

import { type CSSProperties, type RefObject, useEffect, useRef, useState } from "react"
import { Icon, type IconName } from "../icon"
import { type Motion } from "./motion"
import { describeShown, type Shown } from "./row"

const START: Shown = { first: 0, size: 1, isStart: true, isEnd: false }

/**
 * Loads `motion.ts`, and keen-slider with it, when the carousel is near the window or touched: a page that is not
 * scrolled so far never loads them.
 */
function useMotion(buttons: RefObject<HTMLElement | null>, count: number) {
  const load = useRef<(() => Promise<Motion | null>) | null>(null)
  const [shown, setShown] = useState(START)
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
              onMove: ({ first, size }) => setAnnouncement(`Showing ${describeShown(first, size, count)}`),
            }),
      ))
    // Without the network the browser still scrolls the row; the next approach retries.
    const approach = () => void start().catch(() => (motion = undefined))
    load.current = start

    const near = new IntersectionObserver(
      (changes) => changes.some(({ isIntersecting }) => isIntersecting) && approach(),
      { rootMargin: "50%" },
    )
    near.observe(section)
    for (const type of ["pointerover", "focusin"]) {
      section.addEventListener(type, approach, { signal: stop.signal, passive: true })
    }
    return () => {
      near.disconnect()
      stop.abort()
      load.current = null
    }
  }, [buttons, count])

  const turn = (pages: 1 | -1) => {
    load.current?.().then(
      (motion) => motion?.turn(pages),
      () => {
        const view = buttons.current?.closest("section")?.querySelector(".carousel-view")
        const sign = view && getComputedStyle(view).direction === "rtl" ? -1 : 1
        view?.scrollBy({ left: view.clientWidth * pages * sign })
      },
    )
  }
  return { shown, announcement, turn }
}

interface TurnButtonProps {
  label: string
  icon: IconName
  isDisabled: boolean
  onPress: () => void
}

function TurnButton({ label, icon, isDisabled, onPress }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      className="carousel-button"
      onClick={onPress}
    >
      <Icon name={icon} className="rtl:-scale-x-100" />
    </button>
  )
}

interface CarouselControlsProps {
  /** Number of slides. */
  count: number
}

/** The part of a carousel that runs in the browser: its buttons, the position under the row, and announcements. */
export function CarouselControls({ count }: CarouselControlsProps) {
  const buttons = useRef<HTMLDivElement>(null)
  const { shown, announcement, turn } = useMotion(buttons, count)
  const { first, size, isStart, isEnd } = shown

  const progress: CSSProperties & Record<`--${string}`, number> = {
    "--carousel-progress": count > size ? first / (count - size) : 0,
  }
  return (
    <>
      <div ref={buttons} className="carousel-buttons">
        <TurnButton label="Previous" icon="chevron-left" isDisabled={isStart} onPress={() => turn(-1)} />
        <TurnButton label="Next" icon="chevron-right" isDisabled={isEnd} onPress={() => turn(1)} />
      </div>
      {/* Hidden from screen readers: each slide announces its own position. */}
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
