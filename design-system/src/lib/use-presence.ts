"use client"

import { type RefObject, useEffect, useState } from "react"

/**
 * True while an element that opens and closes should be rendered: from opening until its closing transition has ended.
 *
 * @param isOpen true while open
 */
export function usePresence(isOpen: boolean, element: RefObject<HTMLElement | null>): boolean {
  const [isPresent, setPresent] = useState(isOpen)
  if (isOpen && !isPresent) setPresent(true)

  useEffect(() => {
    if (isOpen) return
    let isCurrent = true
    const leaving = element.current?.getAnimations() ?? []
    void Promise.allSettled(leaving.map(({ finished }) => finished)).then(() => {
      if (isCurrent) setPresent(false)
    })
    return () => {
      isCurrent = false
    }
  }, [isOpen, element])

  return isPresent
}
