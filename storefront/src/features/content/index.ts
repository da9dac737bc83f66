/** Exports of content for other districts and the staff's screens. */
export { ArticlePage } from "./blog/ArticlePage"
export { CompanyPageScreen } from "./company/CompanyPageScreen"
