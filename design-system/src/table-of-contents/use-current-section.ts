"use client"

import { useEffect, useState } from "react"

/** The reading line, in the upper part of the window: a section is current once its heading has passed it. */
const READING_LINE = 0.3

/**
 * The id of the current section: the last one whose heading has passed the reading line; null above the first. Needs no
 * scroll listener: an IntersectionObserver reports when a heading crosses the line.
 *
 * @param ids ids of the headings in their order, joined by spaces (one text, so that a new array changes nothing)
 */
export function useCurrentSection(ids: string): string | null {
  const [current, setCurrent] = useState<string | null>(null)

  useEffect(() => {
    const headings = ids.split(" ").flatMap((id) => document.getElementById(id) ?? [])
    const update = () => {
      const line = window.innerHeight * READING_LINE
      // The observer's line and this one may differ by a pixel.
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= line + 1)
      setCurrent(passed.at(-1)?.id ?? null)
    }
    const crossing = new IntersectionObserver(update, {
      rootMargin: `0px 0px -${(1 - READING_LINE) * 100}% 0px`,
    })
    for (const heading of headings) crossing.observe(heading)
    return () => crossing.disconnect()
  }, [ids])

  return current
}
