/** Least distance from the window's edges, in px. */
const MARGIN = 4

export interface Place {
  side: "top" | "bottom"
  /** Alignment of the two: at their middles, starts or ends. */
  align: "center" | "start" | "end"
}

/**
 * Places a shown popover above or below its owner, and inside the window, in browsers without CSS anchor positioning
 * (Firefox before 147, Safari before 26). Does nothing in others.
 */
export function placeBeside(popover: HTMLElement, owner: Element | null | undefined, place: Place): void {
  if (!owner || CSS.supports("anchor-name: --any")) return
  const at = owner.getBoundingClientRect()
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
  popover.style.left = `${Math.max(MARGIN, Math.min(left, rightmost))}px`
  popover.style.top = `${above ? at.top - height : at.bottom}px`
}
