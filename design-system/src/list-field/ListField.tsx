"use client"

import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from "react"
import { Button } from "../button"
import { Fieldset } from "../field"
import { PlainIconButton } from "../icon-button"
import { moved } from "../lib/moved"
import { useDragOrder } from "../lib/use-drag-order"
import { useFocusAfterRemoval } from "../lib/use-focus-after-removal"
import { splitPasted } from "./split"

export interface ListFieldProps {
  /** What the list holds: "Key features". */
  label: string
  /** One of them, for the names of its parts: "Key feature". */
  itemLabel: string
  values: readonly string[]
  onChange: (values: string[]) => void
  hint?: string
  /** What is wrong with the list. */
  error?: string | null
  /** What is wrong with single entries, by their place. */
  itemErrors?: Readonly<Record<number, string>>
  /** False: the label says "(optional)". */
  required?: boolean
  /** Id of the group, for an error summary to lead to. */
  id?: string
  /** Most entries; more are refused in words. */
  most?: number
  disabled?: boolean
  className?: string
}

/** Entries that were told apart by commas, which may have been meant as one. */
interface Split {
  at: number
  count: number
  text: string
}

const entriesOf = (count: number) => `${count} ${count === 1 ? "entry" : "entries"}`

/**
 * A list of short texts: add, edit, remove, and put in order by buttons or by dragging. Pasted lines become an entry each,
 * and so do the parts of one line between commas, which can be joined again.
 */
export function ListField({
  label,
  itemLabel,
  values,
  onChange,
  hint,
  error,
  itemErrors = {},
  required,
  id: givenId,
  most = 200,
  disabled = false,
  className,
}: ListFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const [next, setNext] = useState("")
  const [spoken, setSpoken] = useState("")
  const [split, setSplit] = useState<Split | null>(null)
  const { root, willRemove } = useFocusAfterRemoval<HTMLDivElement>(values.length)
  const adder = useRef<HTMLInputElement>(null)
  const isFull = values.length >= most
  const nameOf = (index: number) => `${itemLabel} ${index + 1}`

  const change = (list: string[], words: string) => {
    setSplit(null)
    onChange(list)
    setSpoken(words)
  }

  const move = (from: number, to: number) => {
    if (to < 0 || to >= values.length) return
    change(moved(values, from, to), `${nameOf(from)} is now number ${to + 1} of ${values.length}`)
  }

  /** The pressed button's twin at the entry's new place takes the focus. */
  const moveByButton = (from: number, to: number, part: "up" | "down") => {
    move(from, to)
    if (to < 0 || to >= values.length) return
    root.current?.querySelectorAll<HTMLElement>(`[data-move="${part}"]`)[to]?.focus()
  }
  const drag = useDragOrder("li", move)

  const insert = (at: number, text: string) => {
    const { entries, by } = splitPasted(text)
    const taken = entries.slice(0, Math.max(0, most - values.length))
    if (taken.length === 0) return
    const left = entries.length - taken.length
    change(
      values.toSpliced(at, 0, ...taken),
      `${entriesOf(taken.length)} added${left > 0 ? `, ${left} left out: ${most} at most` : ""}`,
    )
    if (by === "commas" && left === 0) setSplit({ at, count: taken.length, text: text.trim() })
  }

  const add = () => {
    const text = next.trim()
    if (text === "" || isFull) return
    change([...values, text], `${nameOf(values.length)} added`)
    setNext("")
    adder.current?.focus()
  }

  const onAdderKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return
    // Adds instead of sending the form.
    event.preventDefault()
    add()
  }

  const pasteNew = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text")
    if (next.trim() !== "" || splitPasted(text).by === "nothing") return
    event.preventDefault()
    insert(values.length, text)
  }

  const pasteWithin = (event: ClipboardEvent, index: number) => {
    const text = event.clipboardData.getData("text")
    if (splitPasted(text).by !== "lines") return
    event.preventDefault()
    insert(index + 1, text)
  }

  const join = ({ at, count, text }: Split) => {
    change(values.toSpliced(at, count, text), "Joined into one entry")
    adder.current?.focus()
  }

  return (
    <Fieldset legend={label} size="label" {...{ hint, error, required, id, className, disabled }}>
      <div ref={root} tabIndex={-1} className="list-field">
        {values.length > 0 && (
          <ol>
            {values.map((value, index) => (
              <li key={index} {...drag.item(index)}>
                <span {...drag.grip(index)} aria-hidden="true" className="drag-grip" />
                <div className="list-field-entry">
                  <input
                    className="control"
                    aria-label={nameOf(index)}
                    aria-invalid={itemErrors[index] !== undefined}
                    aria-describedby={itemErrors[index] === undefined ? undefined : `${id}-${index}-error`}
                    value={value}
                    onChange={({ target }) => onChange(values.with(index, target.value))}
                    onPaste={(event) => pasteWithin(event, index)}
                  />
                  {itemErrors[index] !== undefined && (
                    <p id={`${id}-${index}-error`} className="list-field-fault">
                      <span className="sr-only">Error: </span>
                      {itemErrors[index]}
                    </p>
                  )}
                </div>
                <div className="list-field-buttons">
                  <PlainIconButton
                    icon="arrow-up"
                    label={`Move ${nameOf(index)} up`}
                    data-move="up"
                    aria-disabled={index === 0}
                    onClick={() => moveByButton(index, index - 1, "up")}
                  />
                  <PlainIconButton
                    icon="arrow-up"
                    label={`Move ${nameOf(index)} down`}
                    className="points-down"
                    data-move="down"
                    aria-disabled={index === values.length - 1}
                    onClick={() => moveByButton(index, index + 1, "down")}
                  />
                  <PlainIconButton
                    icon="close"
                    label={`Remove ${nameOf(index)}`}
                    data-remove=""
                    onClick={() => {
                      willRemove(index)
                      change(values.toSpliced(index, 1), `${nameOf(index)} removed`)
                    }}
                  />
                </div>
              </li>
            ))}
          </ol>
        )}
        <div className="list-field-adder">
          <input
            ref={adder}
            className="control"
            aria-label={`Add to ${label}`}
            placeholder={isFull ? `${most} at most` : "Type one, or paste many"}
            value={next}
            onChange={({ target }) => setNext(target.value)}
            onKeyDown={onAdderKey}
            onPaste={pasteNew}
            // What was typed and not added would be lost without a word.
            onBlur={add}
          />
          <Button variant="secondary" onClick={add} onPointerDown={(event) => event.preventDefault()}>
            Add<span className="sr-only"> to {label}</span>
          </Button>
        </div>
        {split && (
          <p className="list-field-split">
            Split into {split.count} at the commas.{" "}
            <button type="button" onClick={() => join(split)}>
              Keep as one
            </button>
          </p>
        )}
        <p role="status" className="sr-only">
          {spoken}
        </p>
      </div>
    </Fieldset>
  )
}
