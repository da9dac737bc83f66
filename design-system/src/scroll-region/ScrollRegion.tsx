"use client"

import { type ReactNode, useEffect, useRef, useState } from "react"

export interface ScrollRegionProps {
  /** Label of the scrolling content. */
  label: string
  children: ReactNode
  className?: string
}

/**
 * A box that scrolls when its content is larger. Then the keyboard reaches the box and its arrow keys scroll it (WCAG
 * 2.1.1), and it is a named region; otherwise it is neither, and no tab stop.
 */
export function ScrollRegion({ label, children, className }: ScrollRegionProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isLarger, setLarger] = useState(false)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = new ResizeObserver(() =>
      // A difference of one pixel is a rounding error.
      setLarger(
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
      ),
    )
    measure.observe(element)
    if (element.firstElementChild) measure.observe(element.firstElementChild)
    return () => measure.disconnect()
  }, [])

  return (
    <div
      ref={box}
      role={isLarger ? "region" : undefined}
      aria-label={isLarger ? label : undefined}
      // The keyboard must be able to scroll the box.
      tabIndex={isLarger ? 0 : undefined}
      className={className}
    >
      {children}
    </div>
  )
}
