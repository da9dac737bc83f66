"use client"

import {
  Combobox as HeadlessCombobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption as HeadlessOption,
  ComboboxOptions,
} from "@headlessui/react"
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from "react"
import { Field, type FieldFrame } from "../field"
import { Icon, type IconName } from "../icon"
import { cx } from "../lib/cx"
import { Chips } from "./Chips"

export interface ComboboxOption {
  /** What the form sends; tells it from the others. */
  value: string
  label: string
  /** A word more: a part number, a count. */
  description?: string
  disabled?: boolean
}

interface Common extends FieldFrame {
  /** What can be chosen, already filtered by the query. */
  options: readonly ComboboxOption[]
  /** What is typed to find an option. */
  query: string
  onQueryChange: (query: string) => void
  /** `loading` while options are on their way, `failed` when they could not be fetched. */
  state?: "ready" | "loading" | "failed"
  /** Asks for the options again; offered when they failed. */
  onRetry?: () => void
  /** Said when nothing matches. */
  emptyText?: string
  /** Adds what is typed as a new option; left out, only what is there can be chosen. */
  onCreate?: (label: string) => void
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

/** Rows that do something instead of being chosen. */
const CREATE = " create"
const RETRY = " retry"
const ACTIONS: Partial<Record<string, IconName>> = { [CREATE]: "plus", [RETRY]: "undo" }

const optionsOf = (count: number) => `${count} ${count === 1 ? "option" : "options"}`

interface WiredInputProps extends ComponentProps<"input"> {
  /** Ids of hint and error, which Headless UI would take away. */
  describedBy: string | undefined
  /** False while the panel holds a message and no list: then there is nothing to expand. */
  hasList: boolean
}

/** The input of Headless UI with what it leaves out. */
function WiredInput({ describedBy, hasList, ...input }: WiredInputProps) {
  return (
    <input
      {...input}
      role="combobox"
      aria-controls={input["aria-controls"]}
      aria-describedby={describedBy}
      aria-expanded={hasList && input["aria-expanded"]}
    />
  )
}

function Row({ option }: { option: ComboboxOption }) {
  const { value, label, description, disabled } = option
  const act = ACTIONS[value]
  return (
    <HeadlessOption
      value={option}
      disabled={disabled}
      className={cx("combobox-option", act && "combobox-action")}
    >
      <Icon name={act ?? "check"} />
      <span className="combobox-words">
        <span>{label}</span>
        {description && <span className="combobox-note">{description}</span>}
      </span>
    </HeadlessOption>
  )
}

/** Opens as a popover, above everything and never cut off. */
const show = (panel: HTMLDivElement | null) => {
  panel?.showPopover()
}

/** One or several choices of a list too long to look through: type to find them. */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    required,
    id: givenId,
    className,
    options,
    query,
    onQueryChange,
    state = "ready",
    onRetry,
    emptyText = "Nothing matches",
    onCreate,
    placeholder,
    name,
    disabled = false,
  } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const [spoken, setSpoken] = useState("")
  const chosen = props.multiple ? props.value : props.value ? [props.value] : []
  const text = query.trim()
  const canCreate =
    onCreate !== undefined &&
    state === "ready" &&
    text !== "" &&
    ![...options, ...chosen].some((option) => option.label.toLowerCase() === text.toLowerCase())

  const rows: ComboboxOption[] = [
    ...(state === "ready" ? options : []),
    ...(canCreate ? [{ value: CREATE, label: `Add “${text}”` }] : []),
    ...(state === "failed" && onRetry ? [{ value: RETRY, label: "Try again" }] : []),
  ]
  const message = {
    ready: rows.length === 0 ? emptyText : null,
    loading: "Loading…",
    failed: "The options could not be loaded.",
  }[state]

  const find = (words: string) => {
    setSpoken("")
    onQueryChange(words)
  }
  const act = (option: ComboboxOption): boolean => {
    if (option.value === CREATE) {
      onCreate?.(text)
      setSpoken(`${text} added`)
    } else if (option.value === RETRY) onRetry?.()
    else return false
    return true
  }
  const chooseOne = (option: ComboboxOption | null) => {
    if (props.multiple || (option && act(option))) return
    props.onChange(option)
  }
  const chooseMany = (all: ComboboxOption[]) => {
    if (!props.multiple) return
    const added = all.find((option) => !props.value.includes(option))
    if (added && act(added)) {
      find("")
      return
    }
    const removed = props.value.find((option) => !all.includes(option))
    props.onChange(all)
    if (input.current) input.current.value = ""
    onQueryChange("")
    if (added) setSpoken(`${added.label} chosen`)
    else if (removed) setSpoken(`${removed.label} removed`)
  }
  const remove = (option: ComboboxOption) => {
    if (props.multiple) chooseMany(props.value.filter((other) => other.value !== option.value))
    else chooseOne(null)
    input.current?.focus()
  }
  const clear = () => {
    if (props.multiple) props.onChange([])
    else props.onChange(null)
    if (input.current) input.current.value = ""
    onQueryChange("")
    setSpoken("Cleared")
    input.current?.focus()
  }

  /** What the W3C pattern asks for beyond Headless UI; the event is prevented where that must not act too. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, isOpen: boolean) => {
    const field = event.currentTarget
    if (event.key === "Escape" && !isOpen && (field.value !== "" || chosen.length > 0)) {
      event.preventDefault()
      event.stopPropagation()
      clear()
    }
    if (event.key === "Backspace" && field.value === "" && props.multiple) {
      const last = props.value.at(-1)
      if (last) remove(last)
    }
    if ((event.key === "Home" || event.key === "End") && !field.hasAttribute("aria-activedescendant")) {
      // Nothing is highlighted: they move the text cursor, as in any field.
      event.preventDefault()
      const end = event.key === "End" ? field.value.length : 0
      field.setSelectionRange(end, end)
    }
  }

  const drawPart = (isOpen: boolean, control: Parameters<Parameters<typeof Field>[0]["children"]>[0]) => {
    const { required: isRequired, "aria-describedby": describedBy, ...wired } = control
    return (
      <>
        <div className="combobox-box">
          {props.multiple && <Chips options={props.value} disabled={disabled} onRemove={remove} />}
          <ComboboxInput
            {...wired}
            as={WiredInput}
            describedBy={describedBy}
            hasList={rows.length > 0}
            ref={input}
            autoComplete="off"
            aria-required={isRequired}
            placeholder={chosen.length > 0 && props.multiple ? undefined : placeholder}
            displayValue={(option: ComboboxOption | null) => (props.multiple ? "" : (option?.label ?? ""))}
            onChange={({ target }) => find(target.value)}
            onKeyDown={(event) => onKeyDown(event, isOpen)}
          />
          {chosen.length > 0 && !disabled && (
            <button type="button" className="combobox-button" onClick={clear}>
              <Icon name="close" />
              <span className="sr-only">Clear {label}</span>
            </button>
          )}
          {/* Headless UI names the list after it. */}
          <ComboboxButton className="combobox-button">
            <Icon name="chevron-down" />
            <span className="sr-only">{label}: options</span>
          </ComboboxButton>
        </div>
        {isOpen && (
          <div
            ref={show}
            popover="manual"
            className="combobox-panel"
            aria-busy={state === "loading" || undefined}
          >
            {message && <p className="combobox-message">{message}</p>}
            {rows.length > 0 && (
              <ComboboxOptions static modal={false}>
                {({ option }: { option: ComboboxOption }) => <Row option={option} />}
              </ComboboxOptions>
            )}
          </div>
        )}
        <p role="status" className="sr-only">
          {spoken || (isOpen ? (message ?? optionsOf(rows.length)) : "")}
        </p>
        {name &&
          chosen.map((option) => (
            <input key={option.value} type="hidden" name={name} value={option.value} disabled={disabled} />
          ))}
      </>
    )
  }

  const shared = {
    by: "value",
    // Draws what is in view: with all of 500 options Headless UI takes seconds.
    virtual: { options: rows, disabled: (option: ComboboxOption | null) => option?.disabled ?? false },
    disabled,
    immediate: false,
    as: "div",
    onClose: () => onQueryChange(""),
  } as const
  return (
    <Field {...{ label, hideLabel, hint, error, required, id, className }}>
      {(control) =>
        props.multiple ? (
          <HeadlessCombobox
            {...shared}
            multiple
            value={[...props.value]}
            onChange={chooseMany}
            className="combobox"
          >
            {({ open }) => drawPart(open, control)}
          </HeadlessCombobox>
        ) : (
          <HeadlessCombobox {...shared} value={props.value} onChange={chooseOne} className="combobox">
            {({ open }) => drawPart(open, control)}
          </HeadlessCombobox>
        )
      }
    </Field>
  )
}
