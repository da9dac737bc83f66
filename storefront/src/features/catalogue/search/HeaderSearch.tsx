"use client"

import { OnFirstFocus, SearchField } from "@scanwright/design-system"
import { lazy } from "react"

const ProductSuggestions = lazy(() => import("./ProductSuggestions"))

/** The words of the two places it has (specification, section 2.9). */
const WORDS = {
  header: { label: "Search by part number", placeholder: "Search by Part Number" },
  menu: { label: "Search products", placeholder: "Search products..." },
} as const

interface Props {
  place: keyof typeof WORDS
  /** Address of the results. */
  action: string
}

/**
 * The header's search: a plain form that leads to the results, and a combobox for who uses it. What suggests is loaded when
 * the field is first entered; where that fails the form goes on working.
 */
export function HeaderSearch({ place, action }: Props) {
  return (
    <SearchField action={action} {...WORDS[place]}>
      <OnFirstFocus>
        <ProductSuggestions />
      </OnFirstFocus>
    </SearchField>
  )
}
