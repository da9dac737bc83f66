import KeenSlider, { type KeenSliderOptions } from "keen-slider"
import { listenForDrags } from "./drag"
import { listenForKeys } from "./keys"
import { furthest, lastFirst, pageFrom, perView, revealing, type Row, type Shown, shownAt } from "./row"

/** How a carousel is moved. */
export interface Motion {
  /** Turns so many pages on; negative goes back. */
  turn: (pages: number) => void
}

export interface MotionOptions {
  /** Ends everything. */
  signal: AbortSignal
  /** What is in view has changed, whoever changed it. */
  onShown: (shown: Shown) => void
  /** The visitor has moved it by button, arrow key or drag, and this is what comes into view. */
  onMove: (shown: Shown) => void
}

/** keen-slider takes an x of nought for none; so many widths further right, no x is nought. */
const FAR_FROM_NOUGHT = 100

const easeOut = (time: number): number => 1 - (1 - time) ** 4

const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches

/** How long a page takes to turn, in ms: a token of motion. */
const turningTime = (view: Element) =>
  prefersStillness()
    ? 0
    : Number.parseFloat(getComputedStyle(view).getPropertyValue("--transition-duration-slow")) || 0

function measure(view: HTMLElement): Row {
  const { columnGap, paddingInlineStart, paddingInlineEnd } = getComputedStyle(view)
  return {
    view: view.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd),
    slide: view.firstElementChild?.getBoundingClientRect().width ?? 0,
    gap: Number.parseFloat(columnGap) || 0,
    count: view.childElementCount,
  }
}

const isSame = (one: Shown | undefined, other: Shown) =>
  one?.first === other.first &&
  one.size === other.size &&
  one.isStart === other.isStart &&
  one.isEnd === other.isEnd

/**
 * Lets keen-slider move a scroll-snap row. It runs on an element of its own, outside the page, one unit wide: it never sees
 * the slides, writes no style and hears only what is passed on here. What it reckons (momentum, snapping, easing) becomes the
 * row's scroll position, so the row stays the browser's own scroller for fingers, wheels, focus and assistive technology.
 */
export function connect(section: HTMLElement, { signal, onShown, onMove }: MotionOptions): Motion {
  const view = section.querySelector<HTMLElement>(".carousel-view")
  if (!view) throw new Error("A carousel has a .carousel-view.")

  const sign = () => (getComputedStyle(view).direction === "rtl" ? -1 : 1)
  const scrolled = () => Math.abs(view.scrollLeft)
  let row = measure(view)
  let shown: Shown | undefined
  /** True while keen-slider, and not the browser, moves the row. */
  let drives = false
  /** The slide that will stand first when the row comes to rest, while it moves. */
  let target: number | null = null
  /** True after a drag, whose end only keen-slider knows: what is in view is said when the row rests. */
  let tellsAtRest = false

  const options = (): KeenSliderOptions => ({
    renderMode: "custom",
    mode: "free-snap",
    rubberband: false,
    rtl: sign() < 0,
    slides: { number: row.count, perView: perView(row), spacing: row.gap / row.view, origin: "auto" },
  })
  const engine = document.createElement("div")
  const slider = new KeenSlider(engine, options())

  const look = () => {
    const now = shownAt(row, scrolled())
    if (isSame(shown, now)) return
    shown = now
    onShown(now)
  }

  /** Takes the row from the browser, as it stands: it does not snap until it is given back. */
  const takeOver = () => {
    const from = scrolled()
    drives = false
    row = measure(view)
    slider.update(options())
    slider.track.to(from / row.view)
    drives = true
    view.dataset.moving = ""
  }

  const giveBack = () => {
    drives = false
    target = null
    delete view.dataset.moving
  }

  const place = () => target ?? shownAt(row, scrolled()).first
  const willShow = (first: number): Shown => ({
    ...shownAt(row, 0),
    first,
    isStart: first === 0,
    isEnd: first === lastFirst(row),
  })

  const goTo = (first: number) => {
    takeOver()
    target = first
    // The end may be nearer than a whole slide: the row cannot be scrolled further than its last one.
    const to = first === lastFirst(row) ? furthest(row) : first * (row.slide + row.gap)
    slider.animator.start([
      { distance: (to - scrolled()) / row.view, duration: turningTime(view), easing: easeOut },
    ])
  }

  /** As `goTo`, when the visitor asked for it: then it is said. */
  const moveTo = (first: number) => {
    onMove(willShow(first))
    goTo(first)
  }
  const turn = (pages: number) => moveTo(pageFrom(row, place(), pages))

  const drag = (phase: "ksDragStart" | "ksDrag" | "ksDragEnd", x: number) =>
    engine.dispatchEvent(
      new CustomEvent(phase, { detail: { x: x / row.view + FAR_FROM_NOUGHT, y: 0, identifier: "mouse" } }),
    )

  slider.on("detailsChanged", ({ track: { details } }) => {
    // A drag shorter than a millisecond has no speed that keen-slider could reckon with.
    if (drives && Number.isFinite(details.position)) view.scrollLeft = details.position * row.view * sign()
  })
  slider.on("animationEnded", () => {
    giveBack()
    if (tellsAtRest) onMove(shownAt(row, scrolled()))
    tellsAtRest = false
  })

  listenForDrags(
    view,
    {
      onHold: () => slider.animator.stop(),
      onStart: (x) => {
        takeOver()
        drag("ksDragStart", x)
      },
      onDrag: (x) => drag("ksDrag", x),
      onRelease: (dragged) => {
        if (!dragged) {
          if (drives) goTo(shownAt(row, scrolled()).first)
          return
        }
        tellsAtRest = true
        drag("ksDragEnd", 0)
        // keen-slider knows nothing of people who ask for less motion, and sets out even where it already stands.
        if (prefersStillness() || slider.animator.targetIdx === slider.track.details.abs) {
          goTo(Math.min(slider.track.details.abs, lastFirst(row)))
        }
      },
    },
    signal,
  )
  listenForKeys(
    section,
    view,
    {
      turn,
      turnTo: (end) => moveTo(end === "start" ? 0 : lastFirst(row)),
      reveal: (index) => goTo(revealing(row, place(), index)),
    },
    signal,
  )

  // Whoever scrolls takes the row from us.
  const yieldRow = () => {
    slider.animator.stop()
    giveBack()
  }
  view.addEventListener("wheel", yieldRow, { signal, passive: true })
  view.addEventListener("touchstart", yieldRow, { signal, passive: true })
  view.addEventListener("scroll", look, { signal, passive: true })
  const resized = new ResizeObserver(() => {
    if (view.clientWidth === 0) return
    row = measure(view)
    look()
  })
  resized.observe(view)
  signal.addEventListener("abort", () => {
    resized.disconnect()
    slider.animator.stop()
    slider.destroy()
  })
  return { turn }
}
