"use client"

import { type MouseEvent } from "react"
import { Icon } from "../icon"
import { cx } from "../lib/cx"
import { useFocusAfterRemoval } from "../lib/use-focus-after-removal"
import { Link } from "../link"
import { appliedFilters, cleared, type Facet, type FacetSelection } from "./selection"

export interface AppliedFiltersProps {
  facets: readonly Facet[]
  selected: FacetSelection
  onChange: (selection: FacetSelection) => void
  /** Address of the list with a selection: removing a filter then also works without scripts. */
  hrefFor?: (selection: FacetSelection) => string
  className?: string
}

/** Whether a press is for this page, and not for a new tab. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** The applied filters, each with a button that removes it; nothing while there is none. */
export function AppliedFilters({ facets, selected, onChange, hrefFor, className }: AppliedFiltersProps) {
  const filters = appliedFilters(facets, selected)
  const { root, willRemove } = useFocusAfterRemoval<HTMLDivElement>(filters.length)

  const control = (
    text: string,
    label: string,
    next: FacetSelection,
    controlClass: string,
    index: number,
    isChip: boolean,
  ) => {
    const content = (
      <>
        <span className="sr-only">{label}</span>
        <span aria-hidden="true">{text}</span>
        {isChip && <Icon name="close" />}
      </>
    )
    const remove = isChip ? { "data-remove": "" } : undefined
    const apply = () => {
      willRemove(index)
      onChange(next)
    }
    return hrefFor ? (
      <Link
        variant="plain"
        href={hrefFor(next)}
        className={controlClass}
        {...remove}
        onClick={(event) => {
          if (!isPlain(event)) return
          event.preventDefault()
          apply()
        }}
      >
        {content}
      </Link>
    ) : (
      <button type="button" className={controlClass} {...remove} onClick={apply}>
        {content}
      </button>
    )
  }

  return (
    // Always rendered, so that the focus can stay here when the last filter is removed.
    <div ref={root} tabIndex={-1} role="group" aria-label="Applied filters" className={className}>
      {filters.length > 0 && (
        <ul className={cx("applied-filters")}>
          {filters.map(({ label, without }, index) => (
            <li key={label}>
              {control(label, `Remove filter ${label}`, without, "filter-chip", index, true)}
            </li>
          ))}
          <li>
            {control(
              "Clear all",
              "Clear all filters",
              cleared(facets, selected),
              "filter-clear",
              filters.length,
              false,
            )}
          </li>
        </ul>
      )}
    </div>
  )
}
