"use client"

import { type RefObject, useEffect, useRef, useState } from "react"

/**
 * Detects that the picture inside an element cannot be loaded, so that a replacement can be shown.
 *
 * @param src the picture's address; null when there is none
 * @returns `holder` for the element around the picture, and `isBroken`, which is reset for another address
 */
export function useBrokenImage<Holder extends HTMLElement = HTMLDivElement>(
  src: string | null,
): { holder: RefObject<Holder | null>; isBroken: boolean } {
  const holder = useRef<Holder>(null)
  const [broken, setBroken] = useState<string | null>(null)

  useEffect(() => {
    const element = holder.current
    if (!element || src === null) return
    let isCurrent = true
    const fail = () => {
      if (isCurrent) setBroken(src)
    }
    // The error event does not bubble: a capturing listener gets it.
    element.addEventListener("error", fail, true)
    // The picture may have failed before scripts ran.
    const picture = element.querySelector("img")
    if (picture?.complete) picture.decode().catch(fail)
    return () => {
      isCurrent = false
      element.removeEventListener("error", fail, true)
    }
  }, [src])

  return { holder, isBroken: src !== null && broken === src }
}
