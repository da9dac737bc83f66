import { type ReactNode } from "react"
import { Button } from "../button"
import { PlainIconButton } from "../icon-button"

export interface ListingFiltersProps {
  /** Id of the form, for the button that opens it. */
  id: string
  /** Label of the button at the end: "Show 128 products". */
  showLabel: string
  /** `<FacetForm />`. */
  children: ReactNode
}

/**
 * The filters of a listing: one form, in the page on a wide screen, and in a drawer on a narrow one. The drawer is a
 * popover, so that it works before any script has loaded, and its ticks stay while the list changes.
 */
export function ListingFilters({ id, showLabel, children }: ListingFiltersProps) {
  return (
    <div id={id} popover="auto" className="listing-filters">
      <div className="listing-filters-head">
        <p aria-hidden="true">Filters</p>
        <PlainIconButton icon="close" label="Close filters" popoverTarget={id} popoverTargetAction="hide" />
      </div>
      {children}
      <div className="listing-filters-foot">
        <Button className="w-full" popoverTarget={id} popoverTargetAction="hide">
          {showLabel}
        </Button>
      </div>
    </div>
  )
}
