import { listenForDrags } from "./drag"
import { listenForKeys } from "./keys"
import { lastFirst, pageFrom, revealing, type Shown, shownAt } from "./row"
import { SliderRow } from "./slider-row"

/** Moves a carousel. */
export interface Motion {
  /** Turns so many pages on; negative goes back. */
  turn: (pages: number) => void
}

export interface MotionOptions {
  /** Removes every listener. */
  signal: AbortSignal
  /** Called when other slides are in view, whatever moved the row. */
  onShown: (shown: Shown) => void
  /** Called with the slides that come into view when the visitor uses a button, an arrow key or a drag. */
  onMove: (shown: Shown) => void
}

/** Makes the buttons, keys and drags of a carousel move its row. */
export function connect(section: HTMLElement, { signal, onShown, onMove }: MotionOptions): Motion {
  const view = section.querySelector<HTMLElement>(".carousel-view")
  if (!view) throw new Error("A carousel has a .carousel-view.")
  const slider = new SliderRow(view, { onShown, onDragged: onMove })

  const moveTo = (first: number) => {
    const { row } = slider
    onMove({ ...shownAt(row, 0), first, isStart: first === 0, isEnd: first === lastFirst(row) })
    slider.goTo(first)
  }
  const turn = (pages: number) => moveTo(pageFrom(slider.row, slider.first, pages))

  listenForDrags(
    view,
    {
      onHold: () => slider.hold(),
      onStart: (x) => slider.startDrag(x),
      onDrag: (x) => slider.drag(x),
      onRelease: (dragged) => slider.release(dragged),
    },
    signal,
  )
  listenForKeys(
    section,
    view,
    {
      turn,
      turnTo: (end) => moveTo(end === "start" ? 0 : lastFirst(slider.row)),
      reveal: (index) => slider.goTo(revealing(slider.row, slider.first, index)),
    },
    signal,
  )

  const yieldRow = () => slider.yield()
  view.addEventListener("wheel", yieldRow, { signal, passive: true })
  view.addEventListener("touchstart", yieldRow, { signal, passive: true })
  view.addEventListener("scroll", () => slider.update(), { signal, passive: true })
  const resized = new ResizeObserver(() => slider.resize())
  resized.observe(view)
  signal.addEventListener("abort", () => {
    resized.disconnect()
    slider.destroy()
  })
  return { turn }
}
