"use client"

import { SearchSuggestions } from "@scanwright/design-system"
import { useEffect, useState } from "react"
import { forgetSearches, readRecent, rememberSearch } from "./recent-searches"
import { Suggester, type Suggestions } from "./suggester"

const NOTHING: Suggestions = { suggestions: [], state: "ready" }

/** The combobox of the header's search. A module of its own, loaded when the field is first focused. */
export default function ProductSuggestions() {
  "use memo"
  const [query, setQuery] = useState("")
  const [recent, setRecent] = useState(readRecent)
  const [{ suggestions, state }, setFound] = useState(NOTHING)
  const [suggester] = useState(() => new Suggester(setFound))
  useEffect(() => () => suggester.stop(), [suggester])

  const change = (text: string) => {
    setQuery(text)
    suggester.ask(text)
  }
  const choose = () => {
    setRecent(rememberSearch(query))
    change("")
  }

  return (
    <SearchSuggestions
      query={query}
      onQueryChange={change}
      suggestions={suggestions}
      state={state}
      onChoose={choose}
      recent={recent}
      onForgetRecent={() => setRecent(forgetSearches())}
    />
  )
}
