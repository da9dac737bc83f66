/** Least distance from the window's edges, in px. */
const MARGIN = 4

export interface Place {
  side: "top" | "bottom"
  /** Alignment of the two: at their middles, starts or ends. */
  align: "center" | "start" | "end"
  /** Makes the popover as wide as its owner. */
  isAsWide?: boolean
}

/** Moves a popover to a place in the window, in px. A polyfilled one may lie within a container, whose place is taken off. */
function moveTo(popover: HTMLElement, left: number, top: number): void {
  Object.assign(popover.style, { left: `${left}px`, top: `${top}px` })
  const at = popover.getBoundingClientRect()
  Object.assign(popover.style, { left: `${2 * left - at.left}px`, top: `${2 * top - at.top}px` })
}

/**
 * Places a shown popover above or below its owner, and inside the window, in browsers that do not do so by
 * `position-area` (Firefox before 147, Safari before 26, Chrome before 129). Does nothing in others.
 */
export function placeBeside(popover: HTMLElement, owner: Element | null | undefined, place: Place): void {
  if (!owner || CSS.supports("position-area: block-end")) return
  const at = owner.getBoundingClientRect()
  if (place.isAsWide) popover.style.width = `${at.width}px`
  const { offsetWidth: width, offsetHeight: height } = popover
  const fitsAbove = at.top >= height
  const fitsBelow = window.innerHeight - at.bottom >= height
  const above = place.side === "top" ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow
  const isRtl = getComputedStyle(owner).direction === "rtl"
  const left = {
    center: at.left + (at.width - width) / 2,
    start: isRtl ? at.right - width : at.left,
    end: isRtl ? at.left : at.right - width,
  }[place.align]
  const rightmost = document.documentElement.clientWidth - width - MARGIN
  moveTo(popover, Math.max(MARGIN, Math.min(left, rightmost)), above ? at.top - height : at.bottom)
}
