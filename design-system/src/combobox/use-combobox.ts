"use client"

import { type KeyboardEvent, useRef, useState } from "react"
import { type ComboboxOption, type ComboboxProps } from "./Combobox"

/** Values of the rows that are actions and no options. */
export const CREATE = " create"
export const RETRY = " retry"

const hasLabel = (options: readonly ComboboxOption[], label: string) =>
  options.some((option) => option.label.toLowerCase() === label.toLowerCase())

/** The chosen options as a list, also where only one can be chosen. */
export function chosenOptions(props: ComboboxProps): readonly ComboboxOption[] {
  if (props.multiple) return props.value
  return props.value ? [props.value] : []
}

/** The rows of the list, including those that add an option or retry, and the message above them. */
export function listContent(props: ComboboxProps): { rows: ComboboxOption[]; message: string | null } {
  const { options, query, state = "ready", onCreate, onRetry, emptyText = "Nothing matches" } = props
  const { createLabel = (label) => `Add “${label}”` } = props
  const text = query.trim()
  const canCreate =
    onCreate !== undefined &&
    state === "ready" &&
    text !== "" &&
    !hasLabel([...options, ...chosenOptions(props)], text)
  const rows: ComboboxOption[] = [
    ...(state === "ready" ? options : []),
    ...(canCreate ? [{ value: CREATE, label: createLabel(text) }] : []),
    ...(state === "failed" && onRetry ? [{ value: RETRY, label: "Try again" }] : []),
  ]
  const message = {
    ready: rows.length === 0 ? emptyText : null,
    loading: "Loading…",
    failed: "The options could not be loaded.",
  }[state]
  return { rows, message }
}

/** State and actions of a combobox: choosing, removing and clearing, with the announcements for screen readers. */
export function useCombobox(props: ComboboxProps) {
  const { query, onQueryChange, onCreate, onRetry } = props
  const input = useRef<HTMLInputElement>(null)
  const [announcement, setAnnouncement] = useState("")
  /** True from a typed letter to the first arrow key: the first match is highlighted, and nobody has moved to it. */
  const isFresh = useRef(false)
  /** True while Tab is handled, which chooses the highlighted option but starts no action. */
  const isLeaving = useRef(false)

  const find = (text: string) => {
    isFresh.current = true
    setAnnouncement("")
    onQueryChange(text)
  }
  const emptyInput = () => {
    if (input.current) input.current.value = ""
    onQueryChange("")
  }
  /** Runs the action of a row; false for a row that is an option. */
  const runAction = (option: ComboboxOption): boolean => {
    const action = { [CREATE]: () => onCreate?.(query.trim()), [RETRY]: onRetry }[option.value]
    if (!action) return false
    if (!isLeaving.current) action()
    return true
  }
  const chooseOne = (option: ComboboxOption | null) => {
    if (props.multiple || (option && runAction(option))) return
    props.onChange(option)
  }
  const chooseMany = (all: ComboboxOption[]) => {
    if (!props.multiple) return
    const added = all.find((option) => !props.value.includes(option))
    if (added && runAction(added)) {
      find("")
      return
    }
    const removed = props.value.find((option) => !all.includes(option))
    props.onChange(all)
    emptyInput()
    if (added) setAnnouncement(`${added.label} chosen`)
    else if (removed) setAnnouncement(`${removed.label} removed`)
  }
  const remove = (option: ComboboxOption) => {
    if (props.multiple) chooseMany(props.value.filter((other) => other.value !== option.value))
    else chooseOne(null)
    input.current?.focus()
  }
  const clear = () => {
    if (props.multiple) props.onChange([])
    else props.onChange(null)
    emptyInput()
    setAnnouncement("Cleared")
    input.current?.focus()
  }

  /** The keys of the W3C pattern that Headless UI leaves out; the event is prevented where Headless UI must not act too. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, isOpen: boolean) => {
    const field = event.currentTarget
    if (event.key === "Tab") {
      isLeaving.current = true
      queueMicrotask(() => {
        isLeaving.current = false
      })
    }
    if (event.key === "ArrowDown" && isOpen && isFresh.current) {
      // The first match is highlighted already: the first arrow key arrives there, as people expect.
      event.preventDefault()
      isFresh.current = false
    }
    if (event.key === "Escape" && !isOpen && (field.value !== "" || chosenOptions(props).length > 0)) {
      event.preventDefault()
      event.stopPropagation()
      clear()
    }
    if (event.key === "Backspace" && field.value === "" && props.multiple) {
      const last = props.value.at(-1)
      if (last) remove(last)
    }
    if ((event.key === "Home" || event.key === "End") && !field.hasAttribute("aria-activedescendant")) {
      // Without a highlighted option, Home and End move the text cursor, as in any field.
      event.preventDefault()
      const end = event.key === "End" ? field.value.length : 0
      field.setSelectionRange(end, end)
    }
  }

  return { input, announcement, find, chooseOne, chooseMany, remove, clear, onKeyDown }
}
