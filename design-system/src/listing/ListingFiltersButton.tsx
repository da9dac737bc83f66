import { Button } from "../button"

export interface ListingFiltersButtonProps {
  /** Id of the `ListingFilters`. */
  filtersId: string
  /** Number of applied filters. */
  count: number
}

/** Opens the filters on a narrow screen, and shows the number of applied ones. */
export function ListingFiltersButton({ filtersId, count }: ListingFiltersButtonProps) {
  return (
    <Button variant="secondary" popoverTarget={filtersId} className="listing-filters-button">
      Filters{count > 0 && ` (${count.toLocaleString("en-GB")})`}
    </Button>
  )
}
