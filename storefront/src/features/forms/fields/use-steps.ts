"use client"

import { useEffect, useRef, useState } from "react"

/**
 * The steps of a form, each with an address of its own, so that the browser's Back leads to the previous step. The form
 * starts with the first step, whatever the address: no address skips one.
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
      const place = location.hash === "" ? 0 : ids.indexOf(location.hash.slice(1))
      // Such as the place that "Skip to content" leads to.
      if (place === -1) return
      hasChangedStep.current = true
      setCurrent(Math.min(place, reached.current))
    }
    addEventListener("popstate", onPop)
    return () => removeEventListener("popstate", onPop)
  }, [ids])

  useEffect(() => {
    if (!hasChangedStep.current) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest("form")?.scrollIntoView({ block: "start" })
  }, [current])

  const addressOf = (place: number) => `#${ids[place] ?? ""}`

  return {
    current,
    /** Ref of the current step's heading, which takes the focus when the step starts. */
    heading,
    /** Shows a step. */
    goTo: (place: number) => {
      if (place === current) return
      hasChangedStep.current = true
      reached.current = Math.max(reached.current, place)
      // An arrival has no address of a step, or that of a later one: Back leads to the one that is left.
      history.replaceState(history.state, "", addressOf(current))
      history.pushState(history.state, "", addressOf(place))
      setCurrent(place)
    },
    /**
     * Shows the step of the address, where the steps before it were filled in earlier; the focus stays where it is.
     *
     * @param last the last step that can be shown; shown itself where the address is not a step's
     */
    resume: (last: number) => {
      reached.current = last
      const asked = ids.indexOf(location.hash.slice(1))
      const place = asked === -1 ? last : Math.min(asked, last)
      history.replaceState(history.state, "", addressOf(place))
      setCurrent(place)
    },
  }
}
