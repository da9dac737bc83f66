"use client"

import { SearchSuggestions } from "@scanwright/design-system"
import { useEffect, useState } from "react"
import * as routes from "@/config/routes"
import { noteOn } from "@/shell/finding/found-by"
import { forgetSearches, rememberSearch, useRecentSearches } from "./recent-searches"
import { useMissedSearch } from "@/shell/finding/useMissedSearch"
import { NO_SUGGESTIONS, Suggester, type Suggestions } from "./suggester"

const NOTHING: Suggestions = { ...NO_SUGGESTIONS, state: "ready" }

/** The combobox of the header's search. A module of its own, loaded when the field is first focused. */
export default function ProductSuggestions() {
  "use memo"
  const [query, setQuery] = useState("")
  const recent = useRecentSearches()
  const [{ suggestions, count, foundBy, groups, state }, setFound] = useState(NOTHING)
  const [suggester] = useState(() => new Suggester(setFound))
  useEffect(() => () => suggester.stop(), [suggester])
  const hasWholeText = suggestions.length > 0 && foundBy?.kind !== "some_words"
  const isMissed = state === "ready" && query.trim() !== "" && !hasWholeText
  useMissedSearch(isMissed ? query : null)

  const change = (text: string) => {
    setQuery(text)
    suggester.ask(text)
  }
  const choose = () => {
    rememberSearch(query)
    change("")
  }

  return (
    <SearchSuggestions
      query={query}
      onQueryChange={change}
      suggestions={suggestions}
      note={noteOn(foundBy, query.trim())}
      all={{ count, href: routes.search(query.trim()) }}
      groups={groups}
      state={state}
      onChoose={choose}
      recent={recent}
      onForgetRecent={forgetSearches}
    />
  )
}
