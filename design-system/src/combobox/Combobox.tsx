"use client"

import { Combobox as HeadlessCombobox } from "@headlessui/react"
import { useId } from "react"
import { Field, type FieldControl, type FieldFrame } from "../field"
import { ComboboxBox } from "./ComboboxBox"
import { ComboboxPanel } from "./ComboboxPanel"
import { chosenOptions, listContent, useCombobox } from "./use-combobox"

export interface ComboboxOption {
  /** The value that the form sends; unique among the options. */
  value: string
  label: string
  /** A few words more: a part number, a count. */
  description?: string
  disabled?: boolean
}

interface Common extends FieldFrame {
  /** The options to choose from, already filtered by the query. */
  options: readonly ComboboxOption[]
  /** The text typed to find an option. */
  query: string
  onQueryChange: (query: string) => void
  /** `loading` while options are being loaded, `failed` when they could not be. */
  state?: "ready" | "loading" | "failed"
  /** Loads the options again; offered after a failure. */
  onRetry?: () => void
  /** Shown when nothing matches. */
  emptyText?: string
  /**
   * Adds the typed text as a new option, or asks before it does; left out, only the given options can be chosen. Leaving the
   * field does not call it.
   */
  onCreate?: (label: string) => void
  /** Text of the row that calls `onCreate`: "Add a new brand “Newland”…", with three dots where a question follows. */
  createLabel?: (label: string) => string
  placeholder?: string
  /** Name under which a form sends the value, once for each that is chosen. */
  name?: string
  disabled?: boolean
}

interface Single extends Common {
  multiple?: false
  value: ComboboxOption | null
  onChange: (option: ComboboxOption | null) => void
}

interface Multiple extends Common {
  multiple: true
  value: readonly ComboboxOption[]
  onChange: (options: ComboboxOption[]) => void
}

export type ComboboxProps = Single | Multiple

const optionsOf = (count: number) => `${count} ${count === 1 ? "option" : "options"}`

/** One or several choices from a long list, found by typing. */
export function Combobox(props: ComboboxProps) {
  const { label, hideLabel, hint, error, required, id: givenId, className } = props
  const { onQueryChange, state = "ready", name, disabled = false } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const choice = useCombobox(props)
  const { announcement, chooseOne, chooseMany } = choice
  const { rows, message } = listContent(props)

  const content = (isOpen: boolean, control: FieldControl) => (
    <>
      <ComboboxBox {...{ props, control, choice, isOpen }} hasList={rows.length > 0} />
      {isOpen && <ComboboxPanel rows={rows} message={message} isLoading={state === "loading"} />}
      <p role="status" className="sr-only">
        {announcement || (isOpen ? (message ?? optionsOf(rows.length)) : "")}
      </p>
      {name &&
        chosenOptions(props).map(({ value }) => (
          <input key={value} type="hidden" name={name} value={value} disabled={disabled} />
        ))}
    </>
  )

  const shared = {
    by: "value",
    // Renders only the rows in view: with all of 500 options Headless UI takes seconds.
    virtual: { options: rows, disabled: (option: ComboboxOption | null) => option?.disabled ?? false },
    disabled,
    immediate: false,
    as: "div",
    onClose: () => onQueryChange(""),
    className: "combobox",
  } as const
  return (
    <Field {...{ label, hideLabel, hint, error, required, id, className }}>
      {(control) =>
        props.multiple ? (
          <HeadlessCombobox {...shared} multiple value={[...props.value]} onChange={chooseMany}>
            {({ open }) => content(open, control)}
          </HeadlessCombobox>
        ) : (
          <HeadlessCombobox {...shared} value={props.value} onChange={chooseOne}>
            {({ open }) => content(open, control)}
          </HeadlessCombobox>
        )
      }
    </Field>
  )
}
