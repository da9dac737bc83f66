import { allowFields, type MiddlewareRoute, validateAndTransformQuery } from "@medusajs/framework/http"
import { PUBLIC_PROFILE_FIELDS } from "../../contract"
import { accountMiddlewares } from "./account/guard"
import { storeBlogMiddlewares } from "./blogs/middlewares"
import { StoreGetBrandParams, StoreGetBrandsParams } from "./brands/validators"
import { cartMiddlewares } from "./carts/cart-bounds"
import { StoreGetCatalogueParams } from "./catalogue/validators"
import { storeFormSubmissionMiddlewares } from "./form-submissions/middlewares"
import { listLimitMiddlewares } from "./list-limits"
import { StoreGetMachineTypeParams, StoreGetMachineTypesParams } from "./machine-types/validators"
import { storeStockAlertMiddlewares } from "./stock-alerts/middlewares"
import { storeMissedSearchMiddlewares } from "./missed-searches/middlewares"
import { storeProductCategoryMiddlewares } from "./product-categories/visible-categories"
import { storeProductViewMiddlewares } from "./product-views/middlewares"
import { offeredProductMiddlewares } from "./products/offered-products"
import {
  StoreGetBoughtWithParams,
  StoreGetRelatedProductsParams,
  StoreGetSuggestionsParams,
} from "./products/validators"

/** Fields of links that the parameter `fields` of Medusa's own product routes may name, beside Medusa's own. */
const PRODUCT_LINK_FIELDS = [
  "brand.id",
  "brand.name",
  "brand.handle",
  "brand.logo",
  "product_profile.id",
  "product_profile.updated_at",
  ...PUBLIC_PROFILE_FIELDS.map((field) => `product_profile.${field}`),
]

export const storeMiddlewares: MiddlewareRoute[] = [
  ...accountMiddlewares,
  ...listLimitMiddlewares,
  ...cartMiddlewares,
  ...storeBlogMiddlewares,
  ...storeFormSubmissionMiddlewares,
  ...storeStockAlertMiddlewares,
  ...storeProductCategoryMiddlewares,
  ...offeredProductMiddlewares,
  ...storeProductViewMiddlewares,
  ...storeMissedSearchMiddlewares,
  {
    method: "GET",
    matcher: "/store/brands",
    middlewares: [validateAndTransformQuery(StoreGetBrandsParams, { isList: true })],
  },
  {
    method: "GET",
    matcher: "/store/brands/:key",
    middlewares: [validateAndTransformQuery(StoreGetBrandParams, {})],
  },
  {
    method: "GET",
    matcher: "/store/machine-types",
    middlewares: [validateAndTransformQuery(StoreGetMachineTypesParams, { isList: true })],
  },
  {
    method: "GET",
    matcher: "/store/machine-types/:key",
    middlewares: [validateAndTransformQuery(StoreGetMachineTypeParams, {})],
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
  {
    method: "GET",
    matcher: "/store/products/:id/bought-with",
    middlewares: [validateAndTransformQuery(StoreGetBoughtWithParams, { isList: true })],
  },
  // Without a method, so that they run before Medusa's own middlewares read the allow-list.
  { matcher: "/store/products", middlewares: [allowFields(PRODUCT_LINK_FIELDS)] },
  { matcher: "/store/products/:id", middlewares: [allowFields(PRODUCT_LINK_FIELDS)] },
]
