"use client"

import { startTransition, useEffect, useRef, useState } from "react"
import { readDraft, removeDraft, saveDraft, type StaffDraft } from "./draft-store"

/** Pause in typing after which a draft is kept, in ms. */
const KEEP_AFTER_MS = 400

/**
 * Keeps what is typed in this browser, and offers it again when the form is opened anew.
 *
 * @param key which form and which record: "product:prod_01"; a new one: "product:new"
 * @param value what the form holds now; must be the same object while nothing changes
 * @returns what is on offer with its time, or null; `take` gives it and ends the offer; `discard` drops it; `clear` is for
 * when the form has been saved
 */
export function useDraft<Value>(key: string, value: Value) {
  const [first] = useState(value)
  const [offered, setOffered] = useState<StaffDraft<Value> | null>(null)
  const last = useRef({ key, value, isPending: false })

  useEffect(() => {
    const kept = readDraft(key, first)
    // One that says what the form says anyway is none.
    if (kept && JSON.stringify(kept.value) !== JSON.stringify(first)) {
      startTransition(() => setOffered(kept))
    }
  }, [key, first])

  useEffect(() => {
    if (value === first) return
    last.current = { key, value, isPending: true }
    const timer = setTimeout(() => {
      last.current.isPending = false
      saveDraft(key, value)
    }, KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [key, value, first])

  useEffect(() => {
    // Also what was typed last: the page may go before the pause is over.
    const keepNow = () => {
      if (last.current.isPending) saveDraft(last.current.key, last.current.value)
      last.current.isPending = false
    }
    window.addEventListener("pagehide", keepNow)
    return () => {
      window.removeEventListener("pagehide", keepNow)
      keepNow()
    }
  }, [])

  const clear = () => {
    last.current.isPending = false
    removeDraft(key)
    setOffered(null)
  }

  return {
    offered,
    take: (): Value | null => {
      setOffered(null)
      return offered?.value ?? null
    },
    discard: clear,
    clear,
  }
}
