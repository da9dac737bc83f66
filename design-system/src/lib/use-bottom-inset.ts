import { type RefObject, useEffect } from "react"

type Inset = "--bottom-inset" | "--tray-inset" | "--bar-inset"

/**
 * Sets a custom property on the root to the height that an element covers at the bottom of the window: the page then has
 * that much space at its end, and floating elements are placed above the element. One element at a time for each
 * property; the element of `--tray-inset` is above the one of `--bottom-inset`, and the one of `--bar-inset` above both.
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
