"use client"

import { useEffect, useRef, useState } from "react"

const placeIn = (ids: readonly string[], hash: string) => Math.max(0, ids.indexOf(hash.slice(1)))

/**
 * The steps of a form, each with an address of its own, so that the browser's Back leads to the previous step. The form
 * always starts with the first step: no address skips one.
 *
 * @param ids of the steps, in their order; their addresses are `#id`
 */
export function useSteps(ids: readonly string[]) {
  const [current, setCurrent] = useState(0)
  const reached = useRef(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasChangedStep = useRef(false)

  useEffect(() => {
    const onPop = () => {
      hasChangedStep.current = true
      setCurrent(Math.min(placeIn(ids, location.hash), reached.current))
    }
    addEventListener("popstate", onPop)
    return () => removeEventListener("popstate", onPop)
  }, [ids])

  useEffect(() => {
    if (!hasChangedStep.current) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest("form")?.scrollIntoView({ block: "start" })
  }, [current])

  return {
    current,
    /** Ref of the current step's heading, which takes the focus when the step starts. */
    heading,
    /** Shows a step. */
    goTo: (place: number) => {
      if (place === current) return
      hasChangedStep.current = true
      reached.current = Math.max(reached.current, place)
      history.pushState(history.state, "", `#${ids[place] ?? ""}`)
      setCurrent(place)
    },
  }
}
