"use client"

import { useEffect, useEffectEvent, useId, useRef, useState } from "react"
import { Icon } from "../icon"
import { Link } from "../link"
import { type Suggestion, SuggestionWords } from "./Suggestion"

export interface SearchSuggestionsProps {
  /** What stands in the field. */
  query: string
  /** Told every change of the field. Ask for suggestions from here, after a pause; blank text asks for nothing. */
  onQueryChange: (query: string) => void
  /** What is suggested for the query, best first. */
  suggestions: readonly Suggestion[]
  /** `loading` from the first letter until the answer for the whole query is there, the pause included. */
  state: "ready" | "loading" | "failed"
  /** Told which suggestion was opened; its link leads there by itself. */
  onChoose?: (suggestion: Suggestion) => void
  /** What was looked for before, newest first: offered while the field is blank. */
  recent?: readonly string[]
  /** Offered after the recent searches; left out, they cannot be cleared here. */
  onForgetRecent?: () => void
}

const suggestionsOf = (count: number) => `${count} ${count === 1 ? "suggestion" : "suggestions"}`

/** The form around a panel, and its field. */
function surroundings(panel: HTMLElement | null) {
  const form = panel?.closest("form") ?? null
  return { form, input: form?.querySelector("input") ?? null }
}

/**
 * What makes a plain `SearchField` a combobox. It stands inside the field's form and joins the input that is there, so that
 * it may come late: see `OnFirstFocus`.
 */
export function SearchSuggestions({
  query,
  onQueryChange,
  suggestions,
  state,
  onChoose,
  recent = [],
  onForgetRecent,
}: SearchSuggestionsProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  // Somebody pressed Enter before the suggestions came: the first opens when it does.
  const isAwaited = useRef(false)

  const words = query.trim()
  const products = words === "" ? [] : suggestions
  const searches = words === "" ? recent : []
  const optionIds = [
    ...searches.map((_, index) => `${id}-search-${index}`),
    ...(searches.length > 0 && onForgetRecent ? [`${id}-forget`] : []),
    ...products.map((product) => `${id}-${product.id}`),
  ]
  const activeId = active !== null && optionIds.includes(active) ? active : null
  const isShown = isWanted && (words !== "" || searches.length > 0)
  const isExpanded = isShown && optionIds.length > 0
  const listId = `${id}-list`

  const message = (() => {
    if (words === "") return null
    if (state === "failed") return "Suggestions are not available just now. Press Enter to search."
    if (state === "loading") return products.length === 0 ? "Searching…" : null
    return products.length === 0 ? `No products match “${words}”` : null
  })()
  const status = (() => {
    if (!isShown) return ""
    if (words === "") return `${searches.length} recent ${searches.length === 1 ? "search" : "searches"}`
    return message ?? (state === "loading" ? "Searching…" : suggestionsOf(products.length))
  })()

  const close = () => {
    setWanted(false)
    setActive(null)
    isAwaited.current = false
  }
  const press = (optionId: string | undefined) => {
    if (optionId) document.getElementById(optionId)?.click()
  }
  const fill = (text: string) => {
    const { input } = surroundings(panel.current)
    if (input) input.value = text
    setActive(null)
    onQueryChange(text)
  }

  const onInput = useEffectEvent((text: string) => {
    isAwaited.current = false
    setActive(null)
    setWanted(true)
    onQueryChange(text)
  })

  const onFocus = useEffectEvent((text: string) => {
    setWanted(true)
    if (text !== query) onQueryChange(text)
  })

  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    // Without suggestions the form does what it did before them.
    if (words !== "" && state === "failed" && activeId === null) return
    event.preventDefault()
    if (activeId !== null) press(activeId)
    else if (words !== "" && state === "loading") isAwaited.current = true
    else if (words !== "") press(optionIds[0])
  })

  /** Answers whether the key was meant for the suggestions. */
  const onKey = useEffectEvent((event: KeyboardEvent): boolean => {
    const place = activeId === null ? -1 : optionIds.indexOf(activeId)
    const last = optionIds.length - 1
    switch (event.key) {
      case "ArrowDown":
        setWanted(true)
        if (!event.altKey) setActive(optionIds[place === last ? 0 : place + 1] ?? null)
        return true
      case "ArrowUp":
        if (event.altKey) close()
        else {
          setWanted(true)
          setActive(optionIds[place <= 0 ? last : place - 1] ?? null)
        }
        return true
      case "Home":
      case "End":
        // Without a highlighted suggestion they move the text cursor.
        if (!isExpanded || activeId === null) return false
        setActive(optionIds[event.key === "Home" ? 0 : last] ?? null)
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
  })

  useEffect(() => {
    const { form, input } = surroundings(panel.current)
    if (!form || !input) return
    const stop = new AbortController()
    const listen = { signal: stop.signal }
    input.addEventListener("input", () => onInput(input.value), listen)
    input.addEventListener("focus", () => onFocus(input.value), listen)
    input.addEventListener("click", () => onFocus(input.value), listen)
    input.addEventListener(
      "keydown",
      (event) => {
        if (event.isComposing || event.ctrlKey || event.metaKey || !onKey(event)) return
        event.preventDefault()
        event.stopPropagation()
      },
      listen,
    )
    form.addEventListener("submit", onSubmit, listen)
    form.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        const isStaying = relatedTarget instanceof Node && form.contains(relatedTarget)
        if (!isStaying && document.activeElement !== input) setWanted(false)
      },
      listen,
    )
    if (document.activeElement === input) onFocus(input.value)
    return () => stop.abort()
  }, [])

  useEffect(() => {
    const { input } = surroundings(panel.current)
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-expanded": String(isExpanded),
      "aria-controls": optionIds.length > 0 ? listId : null,
      "aria-activedescendant": isExpanded ? activeId : null,
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input?.removeAttribute(name)
      else input?.setAttribute(name, value)
    }
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" })
  }, [isExpanded, activeId, listId, optionIds.length])

  useEffect(() => {
    panel.current?.togglePopover(isShown)
  }, [isShown])

  const followed = useRef(query)
  useEffect(() => {
    if (query === followed.current) return
    followed.current = query
    const { input } = surroundings(panel.current)
    // What is being typed is ahead of the query and stays; a query that was cleared clears the field.
    if (input && input.value !== query && (query === "" || document.activeElement !== input))
      input.value = query
  }, [query])

  const open = useEffectEvent(() => {
    if (!isAwaited.current || state === "loading") return
    isAwaited.current = false
    if (state === "failed") surroundings(panel.current).form?.submit()
    else press(optionIds[0])
  })
  useEffect(() => open(), [state])

  const option = (optionId: string) => ({
    id: optionId,
    role: "option",
    "aria-selected": activeId === optionId,
    tabIndex: -1,
  })

  return (
    <>
      <span role="status" className="sr-only">
        {status}
      </span>
      {/* A press on the panel leaves the focus in the field. */}
      <div
        ref={panel}
        popover="manual"
        className="suggestions"
        aria-busy={state === "loading" || undefined}
        onMouseDown={(event) => event.preventDefault()}
        role="presentation"
      >
        {message && <p className="suggestions-message">{message}</p>}
        {optionIds.length > 0 && (
          <div id={listId} role="listbox" aria-label="Suggestions">
            {searches.length > 0 && (
              <div role="group" aria-labelledby={`${id}-searches`}>
                <p id={`${id}-searches`} className="suggestions-heading">
                  Recent searches
                </p>
                {searches.map((text, index) => (
                  <button
                    key={text}
                    {...option(`${id}-search-${index}`)}
                    type="button"
                    className="suggestion w-full text-start"
                    onClick={() => fill(text)}
                  >
                    <Icon name="search" />
                    {text}
                  </button>
                ))}
                {onForgetRecent && (
                  <button
                    {...option(`${id}-forget`)}
                    type="button"
                    className="suggestion w-full text-start"
                    onClick={onForgetRecent}
                  >
                    <Icon name="close" />
                    Clear recent searches
                  </button>
                )}
              </div>
            )}
            {products.length > 0 && (
              <div role="group" aria-labelledby={`${id}-products`}>
                <p id={`${id}-products`} className="suggestions-heading">
                  Products
                </p>
                {products.map((product) => (
                  <Link
                    key={product.id}
                    {...option(`${id}-${product.id}`)}
                    variant="plain"
                    href={product.href}
                    className="suggestion"
                    onClick={() => {
                      onChoose?.(product)
                      close()
                    }}
                  >
                    <SuggestionWords suggestion={product} query={words} />
                  </Link>
                ))}
              </div>
            )}
          </div>
        )}
      </div>
    </>
  )
}
