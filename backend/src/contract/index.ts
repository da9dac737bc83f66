export * from "./account"
export * from "./activity"
export * from "./address"
export * from "./article-text"
export * from "./blog"
export * from "./catalogue"
export * from "./catalogue-changes"
export * from "./catalogue-imports"
export * from "./company"
export * from "./company-facts"
export * from "./constants"
export { cspSourcesSchema, cspText, withSources, type CspSources } from "./csp-sources"
export * from "./deleted"
export * from "./figures"
export * from "./form-mail"
export { withFormulaGuard, withoutFormulaGuard } from "./formula-guard"
export { countryName } from "./forms/address"
export { COMPANY_TYPES, isRegisteredCompany, type CompanyType } from "./forms/company-fields"
export { email, emailKey, mailtoHref, phoneNumber } from "./forms/contact-fields"
export * from "./forms/credit-application"
export * from "./forms/form-values"
export * from "./forms/form-definition"
export * from "./forms/forms"
export * from "./forms/general"
export * from "./forms/oem"
export * from "./forms/product-inquiry"
export * from "./forms/replies"
export * from "./forms/statuses"
export * from "./forms/submission-constants"
export * from "./forms/submission-request"
export * from "./forms/submission-responses"
export * from "./handles"
export { STORE_LIST_MOST } from "./lists"
export { nearestName } from "./near-name"
export * from "./mail-previews"
export * from "./mail-texts"
export * from "./missed-searches"
export * from "./part-number"
export * from "./password"
export * from "./personal-data"
export { partNumberKeysIn, productQuery } from "./product-query"
export { queryTerms, wordsOf } from "@scanwright/search-columns/text"
export { describePlaceholders } from "./placeholders"
export * from "./price-history"
export * from "./price-lists"
export * from "./product"
export {
  PRODUCT_FILE_KIND_LABELS,
  PRODUCT_FILE_KINDS,
  productFileType,
  type ProductFile,
  type ProductFileKind,
} from "./product-files"
export * from "./product-views"
export {
  ENTRY_MOST,
  productImageSchema,
  productSpecificationsSchema,
  shelfStockSchema,
  SPECIFICATION_ENTRIES_MOST,
  type ProductFieldDefinition,
  type ProductFieldKind,
  type ProductSection,
  type ShelfStock,
  type StoredValue,
} from "./product-kinds"
export * from "./product-rules"
export * from "./read-figure"
export * from "./redirects"
export * from "./rich-text"
export * from "./scheduled-prices"
export * from "./site-path"
export * from "./slug"
export * from "./specifications"
export * from "./staff/admin-permissions"
export * from "./staff/members"
export * from "./staff/roles"
export * from "./stock-alerts"
export * from "./timestamp"
export * from "./url-seo"
export * from "./working-days"
