"use client"

import { type InputHTMLAttributes, type ReactNode, useEffect, useRef, useState } from "react"
import { cx } from "../lib/cx"
import { allowance, remainder } from "./count"

/** Pause in typing after which the count is announced, in ms: earlier announcements would interrupt every key. */
const PAUSE = 1000

type Value = InputHTMLAttributes<HTMLInputElement>["value"]

const lengthOf = (value: Value): number => (value === undefined ? 0 : String(value).length)

export interface CharacterCountProps {
  /** Id of the text with the limit, for the field's `aria-describedby`. */
  id: string
  /** Most characters. */
  limit: number
  /** What counts beside the letters that are seen: "formatting". */
  including?: string
  /** The value of a controlled field. */
  value?: Value
  /** Initial value of an uncontrolled field. */
  initial?: Value
  /** The field. */
  children: ReactNode
}

/** Counts the characters of the field inside it: shown at once, announced after a pause. */
export function CharacterCount({ id, limit, including, value, initial, children }: CharacterCountProps) {
  const root = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(lengthOf(initial))
  const [announcement, setAnnouncement] = useState("")
  const length = value === undefined ? typed : lengthOf(value)
  const [atFirst] = useState(length)
  const included = including === undefined ? "" : `, ${including} included`
  const most = allowance(limit) + included
  const text = remainder(length, limit) + included

  useEffect(() => {
    if (length === atFirst) return
    const timer = setTimeout(() => setAnnouncement(text), PAUSE)
    return () => clearTimeout(timer)
  }, [length, atFirst, text])

  useEffect(() => {
    const form = root.current?.closest("form")
    const start = () => setTyped(lengthOf(initial))
    form?.addEventListener("reset", start)
    return () => form?.removeEventListener("reset", start)
  }, [initial])

  return (
    <div
      ref={root}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
          setTyped(target.value.length)
        }
      }}
    >
      {children}
      <p id={id} className="sr-only">
        {most}
      </p>
      <p aria-hidden="true" className={cx("character-count", length > limit && "character-count-over")}>
        {length === 0 ? most : text}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}
