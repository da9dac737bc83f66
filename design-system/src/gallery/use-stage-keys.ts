"use client"

import { type RefObject, useEffect, useEffectEvent } from "react"

/** Distance that an arrow key moves a zoomed picture, in px. */
const ARROW = 80

interface StageActions {
  isZoomed: boolean
  /** Zooms in (1) or out (-1). */
  onStep: (direction: 1 | -1) => void
  onReset: () => void
  /** Moves the picture by so many px. */
  pan: (x: number, y: number) => void
  /** Shows the next (1) or previous (-1) picture. */
  turn: (by: number) => void
}

/** Listens for the keys of a zoom stage on the dialog around it, wherever in the dialog the focus is. */
export function useStageKeys(stage: RefObject<HTMLElement | null>, actions: StageActions): void {
  const { isZoomed, onStep, onReset, pan, turn } = actions
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const forth = stage.current && getComputedStyle(stage.current).direction === "rtl" ? -1 : 1
    const across = (sign: number) => (isZoomed ? pan(-sign * ARROW, 0) : turn(sign * forth))
    const along = (sign: number) => pan(0, -sign * ARROW)
    const keys: Record<string, () => void> = {
      "+": () => onStep(1),
      "=": () => onStep(1),
      "-": () => onStep(-1),
      "0": onReset,
      ArrowLeft: () => across(-1),
      ArrowRight: () => across(1),
      ArrowUp: () => along(-1),
      ArrowDown: () => along(1),
    }
    const action = keys[event.key]
    if (!action) return
    action()
    event.preventDefault()
  })
  useEffect(() => {
    const dialog = stage.current?.closest("dialog")
    const stop = new AbortController()
    dialog?.addEventListener("keydown", (event) => onKeyDown(event), { signal: stop.signal })
    return () => stop.abort()
  }, [stage])
}
