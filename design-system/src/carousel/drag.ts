/** A pointer that has gone further than this, in px, drags; until then it presses. */
const DRAG_FROM = 5

export interface DragHandlers {
  /** The mouse is down: the row stands still under it. */
  onHold: () => void
  /** It drags, having gone down at x. All x are px from the window's left. */
  onStart: (x: number) => void
  onDrag: (x: number) => void
  /** It is up again; `dragged` tells a drag from a press. */
  onRelease: (dragged: boolean) => void
}

/** Eats the click that the browser makes of the end of a drag, so that no card's link is followed. */
function swallowClick(view: HTMLElement, signal: AbortSignal) {
  const stop = new AbortController()
  view.addEventListener(
    "click",
    (event) => {
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true, signal: AbortSignal.any([stop.signal, signal]) },
  )
  // The click comes with the release, or not at all.
  setTimeout(() => stop.abort())
}

/**
 * Drags with the mouse. Fingers and pens are left to the browser, which scrolls the row with them, and the page when they go
 * up or down.
 */
export function listenForDrags(view: HTMLElement, handlers: DragHandlers, signal: AbortSignal): void {
  const hold = (down: PointerEvent) => {
    if (down.pointerType !== "mouse" || down.button !== 0) return
    handlers.onHold()
    const stop = new AbortController()
    // On the window, so that a drag goes on outside the row.
    const listen = { signal: AbortSignal.any([stop.signal, signal]) }
    let drags = false

    const move = ({ clientX, clientY }: PointerEvent) => {
      const [across, along] = [Math.abs(clientX - down.clientX), Math.abs(clientY - down.clientY)]
      if (!drags && across > DRAG_FROM && across > along) {
        drags = true
        handlers.onStart(down.clientX)
      }
      if (drags) handlers.onDrag(clientX)
    }
    const release = () => {
      stop.abort()
      if (drags) swallowClick(view, signal)
      handlers.onRelease(drags)
    }
    window.addEventListener("pointermove", move, listen)
    window.addEventListener("selectstart", (event) => drags && event.preventDefault(), listen)
    window.addEventListener("pointerup", release, listen)
    window.addEventListener("pointercancel", release, listen)
  }
  view.addEventListener("pointerdown", hold, { signal })
  // Otherwise the browser would carry off the card's link or picture instead.
  view.addEventListener("dragstart", (event) => event.preventDefault(), { signal })
}
