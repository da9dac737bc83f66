"use client"

import { type KeyboardEvent, memo, useCallback, useEffect, useId, useRef, useState } from "react"
import { Checkbox } from "../checkbox"
import { PlainTextField } from "../text-field"
import { type ChoiceFacet, type FacetOption } from "./selection"

/** Number of options shown at first. */
const SHOWN = 8

/** From this many on, options have a search field. */
const SEARCHED = 20

interface FacetChoiceProps {
  facet: ChoiceFacet
  chosen: readonly string[]
  onToggle: (value: string) => void
  /** Singular and plural of what is counted: `["product", "products"]`. */
  noun: readonly [one: string, several: string]
}

/** Enter in the search of a group must not send the form around it. */
const preventSubmit = (event: KeyboardEvent) => {
  if (event.key === "Enter") event.preventDefault()
}

interface FacetBoxProps {
  name: string
  option: FacetOption
  /** The count with its noun. */
  text: string
  isChosen: boolean
  /** False while the search leaves it out. */
  isFound: boolean
  onToggle: (value: string) => void
}

const viewOf = (count: number, isFound: boolean): string => {
  if (!isFound) return "facet-option facet-option-off"
  return count === 0 ? "facet-option facet-option-none" : "facet-option"
}

/** One box and its count, memoised. */
const FacetBox = memo(function FacetBox({ name, option, text, isChosen, isFound, onToggle }: FacetBoxProps) {
  return (
    <Checkbox
      name={name}
      value={option.value}
      label={
        <>
          {option.label}
          <span className="sr-only">, {text}</span>
        </>
      }
      end={<span aria-hidden="true">{option.count.toLocaleString("en-GB")}</span>}
      checked={isChosen}
      onChange={() => onToggle(option.value)}
      className={viewOf(option.count, isFound)}
    />
  )
})

/** One group of boxes: eight at first, then all of them, with a search where there are many. */
export function FacetChoice({ facet, chosen, onToggle, noun }: FacetChoiceProps) {
  const id = useId()
  const [query, setQuery] = useState("")
  const [isOpen, setOpen] = useState(false)
  // Boxes that were ticked when the page loaded come first. A box ticked later keeps its place.
  const [lifted] = useState(() => new Set(chosen))

  const { name, label, options } = facet
  const isSearched = options.length >= SEARCHED
  const wanted = query.trim().toLowerCase()
  const matches = (option: FacetOption) => option.label.toLowerCase().includes(wanted)
  const found = wanted === "" ? options.length : options.filter(matches).length

  const above = options.filter((option, index) => index < SHOWN || lifted.has(option.value))
  // A single hidden option needs no more space than the button that would show it.
  const top = options.length - above.length <= 1 ? options : above
  const rest = options.filter((option) => !top.includes(option))

  const latest = useRef(onToggle)
  useEffect(() => {
    latest.current = onToggle
  })
  // Always the same function, so that a tick or a letter renders only the boxes it changes.
  const toggle = useCallback((value: string) => latest.current(value), [])

  const box = (option: FacetOption) => (
    <FacetBox
      key={option.value}
      name={name}
      option={option}
      text={`${option.count.toLocaleString("en-GB")} ${option.count === 1 ? noun[0] : noun[1]}`}
      isChosen={chosen.includes(option.value)}
      isFound={matches(option)}
      onToggle={toggle}
    />
  )

  return (
    <>
      {isSearched && (
        <div className="facet-search">
          <PlainTextField
            label={`Search ${label.toLowerCase()}`}
            hideLabel
            type="search"
            placeholder={`Search ${options.length.toLocaleString("en-GB")}`}
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={preventSubmit}
            aria-describedby={`${id}-found`}
          />
          <p id={`${id}-found`} role="status" className={found === 0 ? "facet-found" : "sr-only"}>
            {wanted === "" ? "" : found === 0 ? "None found" : `${found.toLocaleString("en-GB")} found`}
          </p>
        </div>
      )}
      {top.map(box)}
      {rest.length > 0 && (
        <details
          className="facet-more"
          open={isOpen || wanted !== ""}
          onToggle={(event) => {
            // A search opens the list for as long as it lasts.
            if (wanted === "") setOpen(event.currentTarget.open)
          }}
        >
          <summary>
            <span>Show {rest.length.toLocaleString("en-GB")} more</span>
            <span>Show fewer</span>
          </summary>
          <div className="facet-rest">{rest.map(box)}</div>
        </details>
      )}
    </>
  )
}
