"use client"

import { OnFirstFocus, SearchField } from "@scanwright/design-system"
import { lazy } from "react"

const ProductSuggestions = lazy(() => import("./ProductSuggestions"))

/** Labels of the search field in the header and in the menu (specification, section 2.9). */
const LABELS = {
  header: { label: "Search by part number", placeholder: "Search by Part Number" },
  menu: { label: "Search products", placeholder: "Search products..." },
} as const

interface Props {
  place: keyof typeof LABELS
  /** Address of the search results. */
  action: string
}

/**
 * The header's search: a plain form that opens the results, and a combobox of suggestions, whose code is loaded when the
 * field is first focused. Where the code cannot be loaded, the form still works.
 */
export function HeaderSearch({ place, action }: Props) {
  return (
    <SearchField action={action} {...LABELS[place]}>
      <OnFirstFocus>
        <ProductSuggestions />
      </OnFirstFocus>
    </SearchField>
  )
}
