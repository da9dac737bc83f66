import { type RefObject, useEffect } from "react"

const PROPERTY = "--bottom-inset"

/**
 * Tells the page how much of the window's bottom edge an element covers while it is there, as the custom property
 * `--bottom-inset` on the root: the page can then be scrolled clear of it, and what floats stands above it. One element at
 * a time.
 */
export function useBottomInset(element: RefObject<HTMLElement | null>, isThere: boolean) {
  useEffect(() => {
    const [bar, { style }] = [element.current, document.documentElement]
    if (!bar || !isThere) return
    const observer = new ResizeObserver(() => style.setProperty(PROPERTY, `${bar.offsetHeight}px`))
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty(PROPERTY)
    }
  }, [element, isThere])
}
