"use client"

import { EmptyState, Expander, Heading, Link, Prose, Text, TextField } from "@scanwright/design-system"
import { useEffect, useState } from "react"
import { faq } from "@/content/company/faq"
import { type FaqGroup, searchQuestions } from "./faq-search"

/** Opens the answer that the address's fragment names: not every browser does. */
function openAddressed(): void {
  const id = decodeURIComponent(window.location.hash.slice(1))
  const element = id === "" ? null : document.getElementById(id)
  const details = element?.closest("details")
  if (!details) return
  details.open = true
  details.scrollIntoView({ block: "center" })
}

/** Expandable questions with their answers, and a search. */
export default function FaqList({ groups }: { groups: readonly FaqGroup[] }) {
  "use memo"
  const [query, setQuery] = useState("")
  const found = searchQuestions(groups, query)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)

  useEffect(() => {
    openAddressed()
    window.addEventListener("hashchange", openAddressed)
    return () => window.removeEventListener("hashchange", openAddressed)
  }, [])

  return (
    <>
      <div role="search" className="max-w-reading noscript:hidden">
        <TextField
          type="search"
          label={faq.search}
          hint={faq.searchHint}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <div role="status" className="mt-2">
          {query.trim() !== "" && (
            <Text as="span" size="sm" variant="muted">
              {count === 0 ? faq.none : faq.found(count)}
            </Text>
          )}
        </div>
      </div>
      {count === 0 && <EmptyState title={faq.none.replace(/\.$/, "")}>{faq.noneText}</EmptyState>}
      {found.map(({ title, questions }) => (
        <section key={title} className="mt-10 max-w-narrow">
          <Heading level="h2" className="mb-4">
            {title}
          </Heading>
          <div className="grid gap-2">
            {questions.map(({ id, question, html }) => (
              <Expander key={id} summary={question}>
                <div id={id} className="pb-4">
                  <Prose html={html} />
                  <Text size="sm" className="mt-2">
                    <Link href={`#${id}`} aria-label={`${faq.link}: ${question}`}>
                      {faq.link}
                    </Link>
                  </Text>
                </div>
              </Expander>
            ))}
          </div>
        </section>
      ))}
    </>
  )
}
