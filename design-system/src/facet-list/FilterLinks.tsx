import { Icon } from "../icon"
import { Link } from "../link"
import { appliedFilters, cleared, type Facet, type FacetSelection } from "./selection"

export interface FilterLinksProps {
  facets: readonly Facet[]
  selected: FacetSelection
  /** Address of the list with a selection. */
  hrefFor: (selection: FacetSelection) => string
  className?: string
}

/** The applied filters, each a link to the list without it: `AppliedFilters` without any script of its own. */
export function FilterLinks({ facets, selected, hrefFor, className }: FilterLinksProps) {
  const filters = appliedFilters(facets, selected)
  if (filters.length === 0) return null
  return (
    <div role="group" aria-label="Applied filters" className={className}>
      <ul className="applied-filters">
        {filters.map(({ label, without }) => (
          <li key={label}>
            <Link variant="plain" href={hrefFor(without)} className="filter-chip" data-remove="">
              <span className="sr-only">Remove filter {label}</span>
              <span aria-hidden="true">{label}</span>
              <Icon name="close" />
            </Link>
          </li>
        ))}
        <li>
          <Link variant="plain" href={hrefFor(cleared(facets, selected))} className="filter-clear">
            <span className="sr-only">Clear all filters</span>
            <span aria-hidden="true">Clear all</span>
          </Link>
        </li>
      </ul>
    </div>
  )
}
