"use client"

import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react"

/** Time from a press to its first repeat, and between repeats, in ms. */
const DELAY = 450
const INTERVAL = 90

/**
 * Handlers for a button that acts on a press and repeats while held. A click counts once, whether it comes from a
 * pointer, a key or assistive software.
 *
 * @param act acts once; returns false when there is nothing left to do
 */
export function useHeld(act: () => boolean) {
  const latest = useRef(act)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const repeated = useRef(false)

  useEffect(() => {
    latest.current = act
  })

  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  const repeat = () => {
    repeated.current = true
    if (latest.current()) timer.current = setTimeout(repeat, INTERVAL)
  }

  return {
    onPointerDown: ({ button }: PointerEvent) => {
      repeated.current = false
      stop()
      if (button === 0) timer.current = setTimeout(repeat, DELAY)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onBlur: stop,
    /** A long press on a touch screen would open a menu over the button. */
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: ({ detail }: MouseEvent) => {
      stop()
      // Keys and assistive software make clicks without a count.
      if (detail === 0 || !repeated.current) act()
      repeated.current = false
    },
  }
}
