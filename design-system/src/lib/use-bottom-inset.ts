import { type RefObject, useEffect } from "react"

type Inset = "--bottom-inset" | "--tray-inset"

/**
 * Tells the page how much of the window's bottom edge an element covers while it is there, as a custom property on the root:
 * the page can then be scrolled clear of it, and what floats stands above it. One element at a time for each property; what
 * sets `--tray-inset` stands above what sets `--bottom-inset`.
 */
export function useBottomInset(
  element: RefObject<HTMLElement | null>,
  isThere: boolean,
  property: Inset = "--bottom-inset",
) {
  useEffect(() => {
    const [bar, { style }] = [element.current, document.documentElement]
    if (!bar || !isThere) return
    const observer = new ResizeObserver(() => style.setProperty(property, `${bar.offsetHeight}px`))
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [element, isThere, property])
}
