"use client"

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react"
import { type SuggestionOptions } from "./options"
import { type SearchSuggestionsProps } from "./SearchSuggestions"
import { formAround, useFormEvents } from "./use-form-events"

/** Clicks an option's element, which follows the link or runs the button. */
function press(optionId: string | undefined) {
  if (optionId) document.getElementById(optionId)?.click()
}

interface PanelKeys {
  ids: readonly string[]
  activeId: string | null
  query: string
  isShown: boolean
  isExpanded: boolean
  setActive: (optionId: string | null) => void
  open: () => void
  close: () => void
  fill: (text: string) => void
}

/** Handles a key of the field; returns false for a key that is the field's own. */
function handleKey(event: KeyboardEvent, keys: PanelKeys): boolean {
  const { ids, activeId, query, isShown, isExpanded, setActive, open, close, fill } = keys
  const index = activeId === null ? -1 : ids.indexOf(activeId)
  const last = ids.length - 1
  switch (event.key) {
    case "ArrowDown":
      open()
      if (!event.altKey) setActive(ids[index === last ? 0 : index + 1] ?? null)
      return true
    case "ArrowUp":
      if (event.altKey) close()
      else {
        open()
        setActive(ids[index <= 0 ? last : index - 1] ?? null)
      }
      return true
    case "Home":
    case "End":
      // Without an active option, Home and End move the text cursor.
      if (!isExpanded || activeId === null) return false
      setActive(ids[event.key === "Home" ? 0 : last] ?? null)
      return true
    case "ArrowLeft":
    case "ArrowRight":
      setActive(null)
      return false
    case "Escape":
      if (isShown) close()
      else if (query !== "") fill("")
      else return false
      return true
    case "Tab":
      close()
      return false
    default:
      return false
  }
}

/**
 * Opens and closes the panel, moves through its options, and handles Enter, before and after the suggestions are loaded.
 */
export function useSuggestionPanel(
  panel: RefObject<HTMLElement | null>,
  { query, onQueryChange, state, note }: SearchSuggestionsProps,
  { ids, text, searches }: SuggestionOptions,
) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  // True after Enter while suggestions are loading: the first suggestion then opens as soon as it is there.
  const opensFirst = useRef(false)
  const activeId = active !== null && ids.includes(active) ? active : null
  /** Whether the products are there for another text than the one that was typed. */
  const hasOthers = state === "ready" && Boolean(note)
  const isShown = isOpen && (text !== "" || searches.length > 0)
  const isExpanded = isShown && ids.length > 0

  const close = () => {
    setOpen(false)
    setActive(null)
    opensFirst.current = false
  }
  const fill = (value: string) => {
    const { input } = formAround(panel.current)
    if (input) input.value = value
    setActive(null)
    onQueryChange(value)
  }

  useFormEvents(panel, {
    onInput: (value) => {
      opensFirst.current = false
      setActive(null)
      setOpen(true)
      onQueryChange(value)
    },
    onFocus: (value) => {
      setOpen(true)
      if (value !== query) onQueryChange(value)
    },
    onLeave: () => setOpen(false),
    onSubmit: (event) => {
      // Without suggestions, or where they are not for the text itself, the form is sent, as it is without scripts.
      if (text !== "" && activeId === null && (state === "failed" || hasOthers)) return
      event.preventDefault()
      if (activeId !== null) press(activeId)
      else if (text !== "" && state === "loading") opensFirst.current = true
      else if (text !== "") press(ids[0])
    },
    onKeyDown: (event) => {
      const open = () => setOpen(true)
      return handleKey(event, {
        ...{ ids, activeId, query, isShown, isExpanded, setActive, open, close, fill },
      })
    },
  })

  const openFirst = useEffectEvent(() => {
    if (!opensFirst.current || state === "loading") return
    opensFirst.current = false
    if (state === "failed" || hasOthers) formAround(panel.current).form?.submit()
    else press(ids[0])
  })
  useEffect(() => openFirst(), [state])

  return { activeId, isShown, isExpanded, close, fill }
}
