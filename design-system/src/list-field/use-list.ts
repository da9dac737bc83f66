"use client"

import { type ClipboardEvent, useRef, useState } from "react"
import { moveItem } from "../lib/move-item"
import { useDragOrder } from "../lib/use-drag-order"
import { useFocusAfterRemoval } from "../lib/use-focus-after-removal"
import { type ListFieldProps } from "./ListField"
import { splitPasted } from "./split"

/** Entries that were split at commas, and may be meant as one. */
export interface Split {
  index: number
  count: number
  text: string
}

const entriesOf = (count: number) => `${count} ${count === 1 ? "entry" : "entries"}`

/**
 * State and actions of a list of texts: adding, moving, pasting and removing, with the announcements for screen readers.
 */
export function useList({ itemLabel, values, onChange, most = 200 }: ListFieldProps) {
  const [draft, setDraft] = useState("")
  const [announcement, setAnnouncement] = useState("")
  const [split, setSplit] = useState<Split | null>(null)
  const { root, willRemove } = useFocusAfterRemoval<HTMLDivElement>(values.length)
  const adder = useRef<HTMLInputElement>(null)
  const nameOf = (index: number) => `${itemLabel} ${index + 1}`

  const change = (list: string[], text: string) => {
    setSplit(null)
    onChange(list)
    setAnnouncement(text)
  }
  const move = (from: number, to: number) => {
    if (to < 0 || to >= values.length) return
    change(moveItem(values, from, to), `${nameOf(from)} is now number ${to + 1} of ${values.length}`)
  }
  /** Moves an entry; the focus follows to the same button at the new place. */
  const moveByButton = (from: number, to: number, direction: "up" | "down") => {
    move(from, to)
    if (to < 0 || to >= values.length) return
    root.current?.querySelectorAll<HTMLElement>(`[data-move="${direction}"]`)[to]?.focus()
  }
  const drag = useDragOrder("li", move)

  const insert = (index: number, text: string) => {
    const { entries, by } = splitPasted(text)
    const added = entries.slice(0, Math.max(0, most - values.length))
    if (added.length === 0) return
    const left = entries.length - added.length
    change(
      values.toSpliced(index, 0, ...added),
      `${entriesOf(added.length)} added${left > 0 ? `, ${left} left out: ${most} at most` : ""}`,
    )
    if (by === "commas" && left === 0) setSplit({ index, count: added.length, text: text.trim() })
  }
  const add = () => {
    const text = draft.trim()
    if (text === "" || values.length >= most) return
    change([...values, text], `${nameOf(values.length)} added`)
    setDraft("")
    adder.current?.focus()
  }
  const remove = (index: number) => {
    willRemove(index)
    change(values.toSpliced(index, 1), `${nameOf(index)} removed`)
  }
  const join = ({ index, count, text }: Split) => {
    change(values.toSpliced(index, count, text), "Joined into one entry")
    adder.current?.focus()
  }

  const pasteNew = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text")
    if (draft.trim() !== "" || splitPasted(text).by === "nothing") return
    event.preventDefault()
    insert(values.length, text)
  }
  const pasteWithin = (event: ClipboardEvent, index: number) => {
    const text = event.clipboardData.getData("text")
    if (splitPasted(text).by !== "lines") return
    event.preventDefault()
    insert(index + 1, text)
  }

  return {
    ...{ root, adder, draft, setDraft, announcement, split, drag, nameOf },
    ...{ add, join, remove, moveByButton, pasteNew, pasteWithin },
  }
}
