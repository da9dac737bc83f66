"use client"

import { useId, useRef } from "react"
import { suggestionOptions } from "./options"
import { type Suggestion } from "./Suggestion"
import { type SuggestedLink, type SuggestionGroup } from "./SuggestionGroups"
import { SuggestionList } from "./SuggestionList"
import { useComboboxInput } from "./use-combobox-input"
import { useSuggestionPanel } from "./use-suggestion-panel"

export interface SearchSuggestionsProps {
  /** The text of the field. */
  query: string
  /** Called with every change of the field: load suggestions after a pause, and none for blank text. */
  onQueryChange: (query: string) => void
  /** The suggested products for the query, best first. */
  suggestions: readonly Suggestion[]
  /** What is to be said of the products, above them: that they match another spelling, or only some of the words. */
  note?: string | null
  /** Number of all products that match, and the address of their list: a link to it ends the products it is longer than. */
  all?: { count: number; href: string } | null
  /** What else matches the query, below the products: brands, services, articles. At most three links each. */
  groups?: readonly SuggestionGroup[]
  /** `loading` from the first key until the response for the whole query has arrived, including the pause. */
  state: "ready" | "loading" | "failed"
  /** Called with the chosen suggestion; its link is followed without further code. */
  onChoose?: (suggestion: SuggestedLink) => void
  /** Recent searches, newest first: offered while the field is blank. */
  recent?: readonly string[]
  /** Clears the recent searches; left out, the list has no button for it. */
  onForgetRecent?: () => void
}

/**
 * Turns a plain `SearchField` into a combobox. Rendered inside the field's form, it uses the existing input, so that it
 * may be loaded later: see `OnFirstFocus`.
 */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { query, state, onChoose, onForgetRecent } = props
  const id = useId()
  const listId = `${id}-list`
  const panel = useRef<HTMLDivElement>(null)
  const options = suggestionOptions(id, props)
  const { ids, message, status } = options
  const { activeId, isShown, isExpanded, close, fill } = useSuggestionPanel(panel, props, options)
  useComboboxInput(panel, { query, isShown, isExpanded, listId, activeId, optionCount: ids.length })

  return (
    <>
      <span role="status" className="sr-only">
        {isShown ? status : ""}
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
        {ids.length > 0 && (
          <SuggestionList
            {...{ id, listId, options, activeId, onForgetRecent }}
            onFill={fill}
            onChoose={(chosen) => {
              onChoose?.(chosen)
              close()
            }}
          />
        )}
      </div>
    </>
  )
}
