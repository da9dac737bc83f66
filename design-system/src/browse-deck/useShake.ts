import { type RefObject, useEffect } from "react"
import { loadMotion } from "./load-motion"

/** Shakes the pack repeatedly while the deck is idle and not paused. */
export function useShake(pack: RefObject<HTMLElement | null>, idle: boolean): void {
  useEffect(() => {
    if (!idle) return
    let stop: (() => void) | undefined
    let isOver = false
    void loadMotion().then((motion) => {
      if (pack.current && !isOver) stop = motion?.shakeRepeatedly(pack.current)
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [pack, idle])
}
