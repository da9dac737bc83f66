/** What other districts and the staff's side use of content. */
export { ArticlePage } from "./blog/ArticlePage"
export { CompanyPageScreen } from "./company/CompanyPageScreen"
