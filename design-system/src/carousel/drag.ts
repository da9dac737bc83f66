/** How far, in px, a pointer moves before a press becomes a drag. */
const DRAG_FROM = 5

export interface DragHandlers {
  /** The mouse button is down: the row stops under it. */
  onHold: () => void
  /** A drag starts; the button went down at x. All x are px from the left of the window. */
  onStart: (x: number) => void
  onDrag: (x: number) => void
  /** The button was released; `dragged` is false after a press without a drag. */
  onRelease: (dragged: boolean) => void
}

/** Stops the click that ends a drag, so that no card's link is followed. */
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
  // The click follows the release at once, or not at all.
  setTimeout(() => stop.abort())
}

/** Listens for drags with the mouse. Fingers and pens scroll the row, and the page, without script. */
export function listenForDrags(view: HTMLElement, handlers: DragHandlers, signal: AbortSignal): void {
  const hold = (down: PointerEvent) => {
    if (down.pointerType !== "mouse" || down.button !== 0) return
    handlers.onHold()
    const stop = new AbortController()
    // Listeners on the window let a drag go on outside the row.
    const listen = { signal: AbortSignal.any([stop.signal, signal]) }
    let isDragging = false

    const move = ({ clientX, clientY }: PointerEvent) => {
      const [across, along] = [Math.abs(clientX - down.clientX), Math.abs(clientY - down.clientY)]
      if (!isDragging && across > DRAG_FROM && across > along) {
        isDragging = true
        handlers.onStart(down.clientX)
      }
      if (isDragging) handlers.onDrag(clientX)
    }
    const release = () => {
      stop.abort()
      if (isDragging) swallowClick(view, signal)
      handlers.onRelease(isDragging)
    }
    window.addEventListener("pointermove", move, listen)
    window.addEventListener("selectstart", (event) => isDragging && event.preventDefault(), listen)
    window.addEventListener("pointerup", release, listen)
    window.addEventListener("pointercancel", release, listen)
  }
  view.addEventListener("pointerdown", hold, { signal })
  // Otherwise the browser would drag the card's link or picture.
  view.addEventListener("dragstart", (event) => event.preventDefault(), { signal })
}
