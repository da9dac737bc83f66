"use client"

import { type KeyboardEvent, useId } from "react"
import { Button } from "../button"
import { Fieldset } from "../field"
import { ListItem } from "./ListItem"
import { useList } from "./use-list"

export interface ListFieldProps {
  /** Label of the list: "Key features". */
  label: string
  /** Singular of the label, for the names of entries: "Key feature". */
  itemLabel: string
  values: readonly string[]
  onChange: (values: string[]) => void
  hint?: string
  /** Error of the list as a whole. */
  error?: string | null
  /** Errors of single entries, by their index. */
  itemErrors?: Readonly<Record<number, string>>
  /** False adds "(optional)" to the label. */
  required?: boolean
  /** Id of the group, to which an error summary links. */
  id?: string
  /** Most entries; more are refused with a message. */
  most?: number
  disabled?: boolean
  className?: string
}

/**
 * A list of short texts: add, edit, remove, and order by buttons or by dragging. Pasted lines become an entry each, and
 * so do the parts of one line between commas, which can be joined again.
 */
export function ListField(props: ListFieldProps) {
  const { label, values, onChange, hint, error, itemErrors = {}, required, id: givenId } = props
  const { most = 200, disabled = false, className } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const list = useList(props)
  const { root, adder, draft, setDraft, announcement, split, drag, nameOf } = list
  const { add, join, remove, moveByButton, pasteNew, pasteWithin } = list

  const onAdderKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return
    // Enter adds the entry instead of sending the form.
    event.preventDefault()
    add()
  }

  return (
    <Fieldset legend={label} size="label" {...{ hint, error, required, id, className, disabled }}>
      <div ref={root} tabIndex={-1} className="list-field">
        {values.length > 0 && (
          <ol>
            {values.map((value, index) => (
              <ListItem
                key={index}
                {...{ value, index, drag }}
                name={nameOf(index)}
                error={itemErrors[index]}
                errorId={`${id}-${index}-error`}
                count={values.length}
                onChange={(text) => onChange(values.with(index, text))}
                onPaste={(event) => pasteWithin(event, index)}
                onMove={(to, direction) => moveByButton(index, to, direction)}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
        )}
        <div className="list-field-adder">
          <input
            ref={adder}
            className="control"
            aria-label={`Add to ${label}`}
            placeholder={values.length >= most ? `${most} at most` : "Type one, or paste many"}
            value={draft}
            onChange={({ target }) => setDraft(target.value)}
            onKeyDown={onAdderKeyDown}
            onPaste={pasteNew}
            // Otherwise a typed text that was not added would be lost without a message.
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
          {announcement}
        </p>
      </div>
    </Fieldset>
  )
}
