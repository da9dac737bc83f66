export { AppliedFilters, type AppliedFiltersProps } from "./AppliedFilters"
export { FacetDrawer } from "./FacetDrawer"
export { FacetForm, type FacetFormProps } from "./FacetForm"
export { FacetList, type FacetListProps } from "./FacetList"
export { FilterLinks, type FilterLinksProps } from "./FilterLinks"
export {
  type ChoiceFacet,
  type Facet,
  type FacetOption,
  type FacetSelection,
  type RangeFacet,
} from "./selection"
