"use client"

import { Button, Container, Heading, type SuggestionGroup } from "@scanwright/design-system"
import { useEffect, useState } from "react"
import * as routes from "@/config/routes"
import { finding } from "@/content/finding"
import { textsOf } from "./address-text"
import { fetchSuggestions } from "./fetch-suggestions"
import { FoundGroups } from "./FoundGroups"

interface Near {
  readonly text: string
  readonly groups: readonly SuggestionGroup[]
}

/** Searches for one text after the other until something is found. */
async function findNear(texts: readonly string[], signal: AbortSignal): Promise<Near | null> {
  const [text] = texts
  if (text === undefined) return null
  for (const wanted of texts) {
    const { suggestions, groups } = await fetchSuggestions(wanted, signal)
    const products = suggestions.map(({ id, href, name, brand, partNumber }) => ({
      id,
      href,
      name,
      note: [brand, partNumber].filter(Boolean).join(", "),
    }))
    const found = [{ title: finding.near.products, links: products }, ...groups]
    const filled = found.filter(({ links }) => links.length > 0)
    if (filled.length > 0) return { text, groups: filled }
  }
  return { text, groups: [] }
}

/** What comes near the address of a missing page: asked for by the browser, so that invented addresses cost no search. */
export function NearestPages() {
  "use memo"
  const [near, setNear] = useState<Near | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    findNear(textsOf(window.location.pathname), leaving.signal)
      .then(setNear)
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) console.error("Finding the nearest pages:", error)
      })
    return () => leaving.abort()
  }, [])

  if (!near) return null
  const { text, groups } = near
  return (
    <Container className="pb-16">
      {groups.length > 0 && (
        <section aria-labelledby="nearest">
          <Heading level="h2" size="md" id="nearest" className="mb-4">
            {finding.near.title}
          </Heading>
          <FoundGroups groups={groups} />
        </section>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button variant="secondary" href={routes.search(text)}>
          {finding.near.search(text)}
        </Button>
        <Button variant="ghost" href={routes.source(text)}>
          {finding.near.source}
        </Button>
      </div>
    </Container>
  )
}
