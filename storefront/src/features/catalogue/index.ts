/** Exports of the catalogue for other districts and the staff's screens. */
export { BrandGrid } from "./cards/BrandGrid"
export { ProductSummaryCard } from "./cards/ProductSummaryCard"
export { LiveListing } from "./list/LiveListing"
export { SearchWhileTyping } from "./list/SearchWhileTyping"
export { ProductFacts } from "./product/ProductFacts"
