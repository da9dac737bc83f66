"use client"

import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import { type QuantityStepperProps } from "./QuantityStepper"
import { clampQuantity, repairQuantity } from "./quantity"

/** Steps of one press of Page Up or Page Down. */
const PAGE = 10

const sentence = (quantity: string, reason: string | undefined) =>
  reason ? `${quantity}. ${reason}` : quantity

/** The quantity of a stepper, the text being typed, and what a screen reader announces after a change. */
export function useQuantity(props: QuantityStepperProps) {
  const { min = 1, max = null, minReason, maxReason, step = 1, value, defaultValue = min, onChange } = props
  const [own, setOwn] = useState(defaultValue)
  const [draft, setDraft] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState("")
  const quantity = value ?? own
  // A held button acts again before the next render.
  const latest = useRef(quantity)
  useEffect(() => {
    latest.current = quantity
  }, [quantity])

  const range = { min, max }
  const reasonFor = (pieces: number) => {
    if (max !== null && pieces >= max) return maxReason
    return pieces <= min ? minReason : undefined
  }

  const set = (pieces: number) => {
    setDraft(null)
    if (pieces === latest.current) return
    latest.current = pieces
    setOwn(pieces)
    onChange?.(pieces)
  }

  /** Adds or removes pieces; false at the end of the range. */
  const change = (by: number): boolean => {
    const from = draft === null ? latest.current : repairQuantity(draft, latest.current, range)
    const to = clampQuantity(from + by, range)
    set(to)
    setAnnouncement(sentence(`${to}`, reasonFor(to)))
    return clampQuantity(to + by, range) !== to
  }

  /** Turns the typed text into a quantity. */
  const repair = () => {
    if (draft === null) return
    const repaired = repairQuantity(draft, latest.current, range)
    set(repaired)
    if (String(repaired) !== draft.trim()) {
      setAnnouncement(sentence(`Changed to ${repaired}`, reasonFor(repaired)))
    }
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = { ArrowUp: step, ArrowDown: -step, PageUp: step * PAGE, PageDown: -step * PAGE }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      change(by)
    }
    if (event.key !== "Enter") return
    repair()
    // A new quantity may remove this field and move the focus to a button, which the same press would then activate.
    if (!event.currentTarget.form) event.preventDefault()
  }

  const reason = reasonFor(quantity)
  return { quantity, draft, setDraft, reason, announcement, change, repair, onKeyDown }
}
