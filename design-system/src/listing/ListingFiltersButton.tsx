import { Button } from "../button"

export interface ListingFiltersButtonProps {
  /** Id of the `ListingFilters` it opens. */
  filtersId: string
  /** How many filters apply. */
  count: number
}

/** Opens the filters on a narrow screen, and shows how many apply. */
export function ListingFiltersButton({ filtersId, count }: ListingFiltersButtonProps) {
  return (
    <Button variant="secondary" popoverTarget={filtersId} className="listing-filters-button">
      Filters{count > 0 && ` (${count.toLocaleString("en-GB")})`}
    </Button>
  )
}
