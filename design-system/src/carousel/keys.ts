const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]:not([tabindex='-1'])"
/** Elements that use the arrow keys themselves. */
const USES_ARROW_KEYS = "input, select, textarea, [contenteditable], [role]:not([role='group'])"

export interface KeyHandlers {
  /** Turns pages. */
  turn: (pages: number) => void
  /** Shows the first page, or the last. */
  turnTo: (end: "start" | "end") => void
  /** Brings a slide into view whole. */
  reveal: (index: number) => void
}

/**
 * Arrow keys, Home and End: on the buttons they turn pages; in a slide they move the focus to the same control of the next
 * slide, which comes into view.
 */
export function listenForKeys(
  section: HTMLElement,
  view: HTMLElement,
  handlers: KeyHandlers,
  signal: AbortSignal,
): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const { target, key } = event
    if (!(target instanceof Element)) return

    const forth = getComputedStyle(view).direction === "rtl" ? "ArrowLeft" : "ArrowRight"
    const back = forth === "ArrowLeft" ? "ArrowRight" : "ArrowLeft"
    const slides = [...view.children]
    const at = slides.findIndex((slide) => slide.contains(target))
    const next = { [forth]: at + 1, [back]: at - 1, Home: 0, End: slides.length - 1 }[key]
    if (next === undefined) return

    if (at < 0) {
      if (!target.closest("button")) return
      if (key === "Home") handlers.turnTo("start")
      else if (key === "End") handlers.turnTo("end")
      else handlers.turn(key === forth ? 1 : -1)
      event.preventDefault()
      return
    }
    if (target.matches(USES_ARROW_KEYS)) return
    const slide = slides[next]
    const position = [...(slides[at]?.querySelectorAll(FOCUSABLE) ?? [])].indexOf(target)
    const controls = slide?.querySelectorAll<HTMLElement>(FOCUSABLE)
    const control = controls?.[Math.max(position, 0)] ?? controls?.[0]
    if (!control) return
    control.focus({ preventScroll: true })
    handlers.reveal(next)
    event.preventDefault()
  }
  section.addEventListener("keydown", onKeyDown, { signal })
}
