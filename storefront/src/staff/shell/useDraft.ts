"use client"

import { startTransition, useEffect, useRef, useState } from "react"
import { readDraft, removeDraft, saveDraft, type StaffDraft } from "./draft-store"

/** Pause in typing after which a draft is stored, in ms. */
const SAVE_AFTER_MS = 400

/**
 * Stores what is typed in this browser, and offers it again when the form is opened the next time.
 *
 * @param key which form and which record: "product:prod_01"; a new one: "product:new"
 * @param value the form's values; must be the same object while nothing changes
 * @returns the offered draft with its time, or null; `take` returns the draft and ends the offer; `discard` deletes it; `clear`
 * is for a form that has been saved
 */
export function useDraft<Value>(key: string, value: Value) {
  const [first] = useState(value)
  const [offered, setOffered] = useState<StaffDraft<Value> | null>(null)
  const last = useRef({ key, value, isPending: false })

  useEffect(() => {
    const stored = readDraft(key, first)
    // A draft equal to the form is not offered.
    if (stored && JSON.stringify(stored.value) !== JSON.stringify(first)) {
      startTransition(() => setOffered(stored))
    }
  }, [key, first])

  useEffect(() => {
    if (value === first) return
    last.current = { key, value, isPending: true }
    const timer = setTimeout(() => {
      last.current.isPending = false
      saveDraft(key, value)
    }, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [key, value, first])

  useEffect(() => {
    // The page may be left before the pause is over.
    const saveNow = () => {
      if (last.current.isPending) saveDraft(last.current.key, last.current.value)
      last.current.isPending = false
    }
    window.addEventListener("pagehide", saveNow)
    return () => {
      window.removeEventListener("pagehide", saveNow)
      saveNow()
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
