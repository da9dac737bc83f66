"use client"

import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import { type QuantityStepperProps } from "./QuantityStepper"
import { clampQuantity, describeRange, readQuantity } from "./quantity"
import { useAfterPress } from "./use-after-press"

/** Steps of one press of Page Up or Page Down. */
const PAGE = 10

const sentence = (statement: string, reason: string | undefined) =>
  reason ? `${statement}. ${reason}` : statement

/** The quantity of a stepper, the text being typed, and what a screen reader announces after a change. */
export function useQuantity(props: QuantityStepperProps) {
  const { min = 1, max = null, minReason, maxReason, step = 1, value, defaultValue = min, onChange } = props
  const [own, setOwn] = useState(defaultValue)
  const [draft, setDraft] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
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
  const read = readQuantity(draft ?? "", quantity, range)
  const isUnread = typeof read !== "number"
  const reasons = { "no whole number": undefined, "too few": minReason, "too many": maxReason }
  const problem = isUnread ? sentence(describeRange(range), reasons[read]) : null

  const set = (pieces: number) => {
    setDraft(null)
    setChecked(false)
    if (pieces === latest.current) return
    latest.current = pieces
    setOwn(pieces)
    onChange?.(pieces)
  }

  /**
   * Adds or removes pieces; false at the end of the range. Where the typed text is no quantity, the press only brings back
   * the quantity that stood there before.
   */
  const change = (by: number): boolean => {
    const from = readQuantity(draft ?? "", latest.current, range)
    const to = typeof from === "number" ? clampQuantity(from + by, range) : latest.current
    set(to)
    setAnnouncement(sentence(`${to}`, reasonFor(to)))
    return typeof from === "number" && clampQuantity(to + by, range) !== to
  }

  /** Turns the typed text into a quantity. A text that is none stays, with a sentence that says what to enter. */
  const check = () => {
    if (draft === null) return
    if (isUnread) {
      setChecked(true)
      setAnnouncement(problem ?? "")
      return
    }
    set(read)
    if (String(read) !== draft.trim()) setAnnouncement(sentence(`Changed to ${read}`, reasonFor(read)))
  }

  const checkAfterPress = useAfterPress(check)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = { ArrowUp: step, ArrowDown: -step, PageUp: step * PAGE, PageDown: -step * PAGE }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      change(by)
    }
    if (event.key !== "Enter") return
    check()
    // A form is not sent without a quantity. Outside of forms a new quantity may remove this field and move the focus to a button,
    // which the same press would then activate.
    if (isUnread || !event.currentTarget.form) event.preventDefault()
  }

  return {
    text: draft ?? String(quantity),
    setText: setDraft,
    /** Whether the text is no quantity. */
    isUnread,
    /** What stands in the field; the quantity of before while the text is none. */
    present: isUnread ? quantity : read,
    reason: reasonFor(quantity),
    problem: isChecked ? problem : null,
    announcement,
    change,
    onKeyDown,
    onFocus: () => isUnread && check(),
    onBlur: checkAfterPress,
  }
}
