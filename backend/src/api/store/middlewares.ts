import { allowFields, type MiddlewareRoute, validateAndTransformQuery } from "@medusajs/framework/http"
import { PROFILE_FIELDS } from "../../contract"
import { storeBlogMiddlewares } from "./blogs/middlewares"
import { StoreGetBrandsParams } from "./brands/validators"
import { cartMiddlewares } from "./carts/cart-bounds"
import { StoreGetCatalogueParams } from "./catalogue/validators"
import { storeFormSubmissionMiddlewares } from "./form-submissions/middlewares"
import { listLimitMiddlewares } from "./list-limits"
import { StoreGetMachineTypesParams } from "./machine-types/validators"
import { StoreGetRelatedProductsParams, StoreGetSuggestionsParams } from "./products/validators"
import { storeUrlSeoMiddlewares } from "./url-seo/middlewares"

/** Fields of links that the parameter `fields` of Medusa's own product routes may name, beside Medusa's own. */
const PRODUCT_LINK_FIELDS = [
  "brand.id",
  "brand.name",
  "brand.handle",
  "brand.logo",
  "product_profile.id",
  ...PROFILE_FIELDS.map((field) => `product_profile.${field}`),
]

export const storeMiddlewares: MiddlewareRoute[] = [
  ...listLimitMiddlewares,
  ...cartMiddlewares,
  ...storeBlogMiddlewares,
  ...storeFormSubmissionMiddlewares,
  ...storeUrlSeoMiddlewares,
  {
    method: "GET",
    matcher: "/store/brands",
    middlewares: [validateAndTransformQuery(StoreGetBrandsParams, { isList: true })],
  },
  {
    method: "GET",
    matcher: "/store/machine-types",
    middlewares: [validateAndTransformQuery(StoreGetMachineTypesParams, { isList: true })],
  },
  {
    method: "GET",
    matcher: "/store/catalogue",
    middlewares: [validateAndTransformQuery(StoreGetCatalogueParams, { isList: true })],
  },
  {
    method: "GET",
    matcher: "/store/products/suggestions",
    middlewares: [validateAndTransformQuery(StoreGetSuggestionsParams, { isList: true })],
  },
  {
    method: "GET",
    matcher: "/store/products/:id/related",
    middlewares: [validateAndTransformQuery(StoreGetRelatedProductsParams, { isList: true })],
  },
  // Without a method, so that they run before Medusa's own middlewares read the allow-list.
  { matcher: "/store/products", middlewares: [allowFields(PRODUCT_LINK_FIELDS)] },
  { matcher: "/store/products/:id", middlewares: [allowFields(PRODUCT_LINK_FIELDS)] },
]
