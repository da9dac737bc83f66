"use client"

import { useEffect, useRef, useState } from "react"
import { optionalPart } from "@/lazy/optional-part"

const LargestBrands = optionalPart(() => import("./LargestBrands"))

/**
 * Rows of the header's menu with the largest brands, read when the menu is first opened: a page that named them itself would be
 * rendered again after every change of any product. Without scripts, the link to all brands stands for them.
 */
export function MenuBrands() {
  const place = useRef<HTMLLIElement>(null)
  const [isOpened, setOpened] = useState(false)

  useEffect(() => {
    const panel = place.current?.closest("details, [popover]")
    if (!panel) return
    const open = () => setOpened(true)
    panel.addEventListener("toggle", open)
    // It may have been opened before this script was loaded.
    if (panel.matches("[open], :popover-open")) open()
    return () => panel.removeEventListener("toggle", open)
  }, [])

  return isOpened ? <LargestBrands /> : <li ref={place} hidden />
}
