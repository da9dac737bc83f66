"use client"

import { type RefObject, useEffect, useRef } from "react"
import { placeBeside } from "../lib/place-beside"
import { formAround } from "./use-form-events"

interface ComboboxInput {
  query: string
  isShown: boolean
  isExpanded: boolean
  listId: string
  /** Element id of the active option; null for none. */
  activeId: string | null
  optionCount: number
}

/** Makes the form's input a combobox for the panel: sets its attributes and text, and whether the panel is shown. */
export function useComboboxInput(panel: RefObject<HTMLElement | null>, input: ComboboxInput): void {
  const { query, isShown, isExpanded, listId, activeId, optionCount } = input

  useEffect(() => {
    const field = formAround(panel.current).input
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-expanded": String(isExpanded),
      "aria-controls": optionCount > 0 ? listId : null,
      "aria-activedescendant": isExpanded ? activeId : null,
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) field?.removeAttribute(name)
      else field?.setAttribute(name, value)
    }
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" })
  }, [panel, isExpanded, activeId, listId, optionCount])

  useEffect(() => {
    if (panel.current?.togglePopover(isShown))
      placeBeside(panel.current, formAround(panel.current).input, { side: "bottom", align: "end" })
  }, [panel, isShown])

  const lastQuery = useRef(query)
  useEffect(() => {
    if (query === lastQuery.current) return
    lastQuery.current = query
    const field = formAround(panel.current).input
    // Text being typed is newer than the query and stays; a cleared query clears the field.
    if (field && field.value !== query && (query === "" || document.activeElement !== field))
      field.value = query
  }, [panel, query])
}
