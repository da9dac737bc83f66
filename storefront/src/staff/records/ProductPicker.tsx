"use client"

import { Combobox } from "@scanwright/design-system"
import { useState } from "react"
import { type FoundProduct, useFoundProducts } from "./useFoundProducts"

interface Props {
  label: string
  hint: string
  /** How a product stands in the list of matches; null leaves it out. */
  labelOf: (product: FoundProduct) => string | null
  onPick: (product: FoundProduct) => void
  /** Takes what was typed, where it need not be a product of ours. */
  onType?: (text: string) => void
}

/** Finds a product of the shop by its name or part number. */
export function ProductPicker({ label, hint, labelOf, onPick, onType }: Props) {
  "use memo"
  const [query, setQuery] = useState("")
  const [asked, setAsked] = useState(0)
  const last = useFoundProducts(query, asked)
  const found = last?.text === query.trim() ? last : null
  const take = (act: () => void) => {
    act()
    setQuery("")
  }
  const options = (found?.products ?? []).flatMap((product) => {
    const text = labelOf(product)
    return text === null ? [] : [{ value: product.id, label: text }]
  })
  return (
    <Combobox
      {...{ label, hint, options, query }}
      onQueryChange={setQuery}
      state={query.trim() === "" || found ? (found?.hasFailed ? "failed" : "ready") : "loading"}
      onRetry={() => setAsked((count) => count + 1)}
      emptyText={query.trim() === "" ? "Type a name or a part number" : "No product of ours matches"}
      value={null}
      onChange={(option) => {
        const product = found?.products.find(({ id }) => id === option?.value)
        if (product) take(() => onPick(product))
      }}
      {...(onType && { onCreate: (text: string) => take(() => onType(text)) })}
    />
  )
}
