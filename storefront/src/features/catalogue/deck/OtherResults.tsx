"use client"

import { Container, Heading, type SuggestionGroup } from "@scanwright/design-system"
import { useEffect, useState } from "react"
import { finding } from "@/content/finding"
import { fetchSuggestions } from "@/shell/finding/fetch-suggestions"
import { FoundGroups } from "@/shell/finding/FoundGroups"
import { useMissedSearch } from "@/shell/finding/useMissedSearch"

/** Pause after a key before a request, in ms. */
const PAUSE_MS = 400

/** What matches a search beside its products: brands, machine types, services, articles and pages, each under a heading. */
export default function OtherResults({ query, isMissed }: { query: string; isMissed: boolean }) {
  "use memo"
  useMissedSearch(isMissed ? query : null)
  const [groups, setGroups] = useState<readonly SuggestionGroup[]>([])

  useEffect(() => {
    const leaving = new AbortController()
    const pause = setTimeout(() => {
      fetchSuggestions(query, leaving.signal)
        .then((found) => setGroups(found.groups))
        .catch((error: unknown) => {
          if (leaving.signal.aborted) return
          console.error(`Searching the site for "${query}":`, error)
          setGroups([])
        })
    }, PAUSE_MS)
    return () => {
      clearTimeout(pause)
      leaving.abort()
    }
  }, [query])

  if (groups.length === 0) return null
  return (
    <Container className="pb-16">
      <section aria-labelledby="also-found">
        <Heading level="h2" size="md" id="also-found" className="mb-4">
          {finding.alsoTitle}
        </Heading>
        <FoundGroups groups={groups} />
      </section>
    </Container>
  )
}
