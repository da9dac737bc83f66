"use client"

import { type KeyboardEvent, useState } from "react"
import { PlainTextField } from "../text-field"
import { limit, type RangeFacet, rangeProblem } from "./selection"

interface FacetRangeProps {
  facet: RangeFacet
  /** The present limits; empty where there is none. */
  min: string
  max: string
  /** Called when both limits are valid and one of them has changed. */
  onCommit: (min: string | undefined, max: string | undefined) => void
}

/** Two numbers as limits. They apply on blur or Enter, not at every key. */
export function FacetRange({ facet, min, max, onCommit }: FacetRangeProps) {
  const [draft, setDraft] = useState({ given: { min, max }, min, max })
  const [problem, setProblem] = useState<ReturnType<typeof rangeProblem>>(null)

  // New limits from outside, such as after "Clear all", replace the typed ones.
  if (draft.given.min !== min || draft.given.max !== max) {
    setDraft({ given: { min, max }, min, max })
    setProblem(null)
  }

  const commit = () => {
    const wrong = rangeProblem(draft.min, draft.max)
    setProblem(wrong)
    if (wrong) return
    const [low, high] = [limit(draft.min), limit(draft.max)]
    if (low !== limit(min) || high !== limit(max)) onCommit(low, high)
  }
  const field = (side: "min" | "max") => ({
    prefix: facet.prefix,
    inputMode: "decimal" as const,
    autoComplete: "off",
    value: draft[side],
    error: problem?.field === side ? problem.message : null,
    onChange: ({ target }: { target: HTMLInputElement }) => setDraft({ ...draft, [side]: target.value }),
    onBlur: commit,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter") return
      event.preventDefault()
      commit()
    },
  })
  const shown = (figure: number) => figure.toLocaleString("en-GB")

  return (
    <div className="facet-range">
      <PlainTextField
        {...field("min")}
        label="Lowest"
        name={facet.minName}
        placeholder={shown(facet.lowest)}
      />
      <PlainTextField
        {...field("max")}
        label="Highest"
        name={facet.maxName}
        placeholder={shown(facet.highest)}
      />
    </div>
  )
}
