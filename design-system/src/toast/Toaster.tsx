"use client"

import { useEffect, useState, useSyncExternalStore } from "react"
import { createPortal } from "react-dom"
import { onModalStackChange, topModal } from "../dialog/modal-stack"
import { ToastRegion } from "./ToastRegion"
import { SHOWN_MS, type ToastStore, toaster } from "./store"

/** Time a screen reader needs to notice a live region before its content is announced, in ms. */
const NOTICE = 150

export interface ToasterProps {
  /** Store of the toasts; by default the page's. */
  from?: ToastStore
  /** Name of the region. */
  label?: string
  /** Time for which a toast is shown that nobody points at or focuses, in ms; 6 s by default. */
  shownMs?: number
}

/**
 * The region of toasts: once in a page, at the end of its body. A modal makes the rest of the page inert, so toasts are
 * moved into an open modal.
 */
export function Toaster({ from = toaster, label = "Notifications", shownMs = SHOWN_MS }: ToasterProps) {
  const modal = useSyncExternalStore(onModalStackChange, topModal, () => null)
  const [isNoticed, setNoticed] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), NOTICE)
    return () => clearTimeout(timer)
  }, [])

  const region = <ToastRegion store={from} {...{ label, shownMs, isNoticed }} />
  return modal ? createPortal(region, modal) : region
}
