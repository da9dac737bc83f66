"use client"

import { type PointerEvent, useEffect, useRef } from "react"

/** How long a press lasts before it repeats, and then between repeats, in ms. */
const DELAY = 450
const INTERVAL = 90

/**
 * Handlers for a button that acts on a press and goes on while it is held. A click counts once, whoever sends it: a
 * pointer, a key or assistive software.
 *
 * @param act does it once; answers false when there is nothing left to do
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
    onClick: () => {
      stop()
      if (!repeated.current) act()
      repeated.current = false
    },
  }
}
