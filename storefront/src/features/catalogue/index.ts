/** What other districts and the staff's side use of the catalogue. */
export { BrandGrid } from "./cards/BrandGrid"
export { ProductSummaryCard } from "./cards/ProductSummaryCard"
export { LiveListing } from "./list/LiveListing"
export { ProductFacts } from "./product/ProductFacts"
