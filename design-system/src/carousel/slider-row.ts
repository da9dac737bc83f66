import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from "keen-slider"
import { furthest, lastFirst, measure, type Row, type Shown, shownAt, perView } from "./row"

/** keen-slider treats an x of 0 as missing: every x passed on is this many widths further right. */
const X_OFFSET = 100

const easeOut = (time: number): number => 1 - (1 - time) ** 4

const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches

/** How long a page takes to turn, in ms: a motion token. */
const turningTime = (view: Element) =>
  prefersReducedMotion()
    ? 0
    : Number.parseFloat(getComputedStyle(view).getPropertyValue("--transition-duration-slow")) || 0

const isSame = (one: Shown | undefined, other: Shown) =>
  one?.first === other.first &&
  one.size === other.size &&
  one.isStart === other.isStart &&
  one.isEnd === other.isEnd

export interface SliderRowEvents {
  /** Called when other slides are in view, whatever moved the row. */
  onShown: (shown: Shown) => void
  /** Called with the slides in view when the row rests after a drag. */
  onDragged: (shown: Shown) => void
}

/**
 * A scroll-snap row moved by keen-slider, which runs on an element of its own, outside the page, one unit wide: it has no
 * slides, writes no style and receives only the drags passed to it. Its position (momentum, snapping, easing) becomes the
 * row's scroll position, so fingers, wheels, focus and assistive technology still use the browser's own scrolling.
 */
export class SliderRow {
  readonly #view: HTMLElement
  readonly #events: SliderRowEvents
  readonly #engine = document.createElement("div")
  readonly #slider: KeenSliderInstance
  #row: Row
  #shown: Shown | undefined
  /** True while keen-slider, and not the browser, moves the row. */
  #isDriving = false
  /** The first slide in view once the row comes to rest, while it moves. */
  #target: number | null = null
  /** True after a drag, whose end only keen-slider knows: `onDragged` is called when the row rests. */
  #wasDragged = false

  constructor(view: HTMLElement, events: SliderRowEvents) {
    this.#view = view
    this.#events = events
    this.#row = measure(view)
    this.#slider = new KeenSlider(this.#engine, this.#options())
    this.#slider.on("detailsChanged", ({ track: { details } }) => {
      // keen-slider computes no speed for a drag shorter than a millisecond.
      if (!this.#isDriving || !Number.isFinite(details.position)) return
      this.#view.scrollLeft = details.position * this.#row.view * this.#sign()
    })
    this.#slider.on("animationEnded", () => {
      this.#giveBack()
      if (this.#wasDragged) events.onDragged(this.#current())
      this.#wasDragged = false
    })
  }

  get row(): Row {
    return this.#row
  }

  /** The first slide in view, now or once the row has come to rest. */
  get first(): number {
    return this.#target ?? this.#current().first
  }

  goTo(first: number): void {
    this.#takeOver()
    this.#target = first
    // The end may be nearer than a whole slide: the row cannot be scrolled further than its last slide.
    const to =
      first === lastFirst(this.#row) ? furthest(this.#row) : first * (this.#row.slide + this.#row.gap)
    this.#slider.animator.start([
      {
        distance: (to - this.#scrolled()) / this.#row.view,
        duration: turningTime(this.#view),
        easing: easeOut,
      },
    ])
  }

  hold(): void {
    this.#slider.animator.stop()
  }

  startDrag(x: number): void {
    this.#takeOver()
    this.#drag("ksDragStart", x)
  }

  drag(x: number): void {
    this.#drag("ksDrag", x)
  }

  /** Ends a press on the row; `dragged` is false for a press without a drag. */
  release(dragged: boolean): void {
    if (!dragged) {
      if (this.#isDriving) this.goTo(this.#current().first)
      return
    }
    this.#wasDragged = true
    this.#drag("ksDragEnd", 0)
    const { animator, track } = this.#slider
    // keen-slider ignores prefers-reduced-motion, and animates even when the row is already in place.
    if (prefersReducedMotion() || animator.targetIdx === track.details.abs) {
      this.goTo(Math.min(track.details.abs, lastFirst(this.#row)))
    }
  }

  /** Stops moving the row, because the visitor scrolls it. */
  yield(): void {
    this.#slider.animator.stop()
    this.#giveBack()
  }

  /** Calls `onShown` if other slides are in view than before. */
  update(): void {
    const current = this.#current()
    if (isSame(this.#shown, current)) return
    this.#shown = current
    this.#events.onShown(current)
  }

  resize(): void {
    if (this.#view.clientWidth === 0) return
    this.#row = measure(this.#view)
    this.update()
  }

  destroy(): void {
    this.#slider.animator.stop()
    this.#slider.destroy()
  }

  #sign(): 1 | -1 {
    return getComputedStyle(this.#view).direction === "rtl" ? -1 : 1
  }

  #scrolled(): number {
    return Math.abs(this.#view.scrollLeft)
  }

  #current(): Shown {
    return shownAt(this.#row, this.#scrolled())
  }

  #options(): KeenSliderOptions {
    const { count, gap, view } = this.#row
    return {
      renderMode: "custom",
      mode: "free-snap",
      rubberband: false,
      rtl: this.#sign() < 0,
      slides: { number: count, perView: perView(this.#row), spacing: gap / view, origin: "auto" },
    }
  }

  /** Takes over the row from the browser at its present position: CSS does not snap the row until it is handed back. */
  #takeOver(): void {
    const from = this.#scrolled()
    this.#isDriving = false
    this.#row = measure(this.#view)
    this.#slider.update(this.#options())
    this.#slider.track.to(from / this.#row.view)
    this.#isDriving = true
    this.#view.dataset.moving = ""
  }

  #giveBack(): void {
    this.#isDriving = false
    this.#target = null
    delete this.#view.dataset.moving
  }

  #drag(phase: "ksDragStart" | "ksDrag" | "ksDragEnd", x: number): void {
    const detail = { x: x / this.#row.view + X_OFFSET, y: 0, identifier: "mouse" }
    this.#engine.dispatchEvent(new CustomEvent(phase, { detail }))
  }
}
