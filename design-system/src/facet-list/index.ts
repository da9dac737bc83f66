export { AppliedFilters, type AppliedFiltersProps } from "./AppliedFilters"
export { FacetDrawer } from "./FacetDrawer"
export { FacetList, type FacetListProps } from "./FacetList"
export {
  type ChoiceFacet,
  type Facet,
  type FacetOption,
  type FacetSelection,
  type RangeFacet,
} from "./selection"
