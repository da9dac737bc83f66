export { Listing, type ListingProps } from "./Listing"
export { ListingFilters, type ListingFiltersProps } from "./ListingFilters"
export { ListingFiltersButton, type ListingFiltersButtonProps } from "./ListingFiltersButton"
