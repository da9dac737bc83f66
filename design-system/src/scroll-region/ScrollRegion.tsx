"use client"

import { type ReactNode, useEffect, useRef, useState } from "react"

export interface ScrollRegionProps {
  /** Names what scrolls. */
  label: string
  children: ReactNode
  className?: string
}

/**
 * A box whose content may be larger than it. While it is, the keyboard reaches the box and its arrow keys scroll it
 * (WCAG 2.1.1), and it is a named region; while everything fits, it is neither, and costs no stop of the Tab key.
 */
export function ScrollRegion({ label, children, className }: ScrollRegionProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isLarger, setLarger] = useState(false)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = new ResizeObserver(() =>
      // A pixel of rounding scrolls nowhere.
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
      // The keyboard must reach what it is to scroll.
      tabIndex={isLarger ? 0 : undefined}
      className={className}
    >
      {children}
    </div>
  )
}
