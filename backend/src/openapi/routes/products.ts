import { z } from "@medusajs/framework/zod"
import { AdminCreateProductCategory } from "@medusajs/medusa/api/admin/product-categories/validators"
import {
  AdminBatchUpdateProduct,
  AdminCreateProduct,
  AdminGetProductParams,
  CreateProduct,
} from "@medusajs/medusa/api/admin/products/validators"
import { createBatchBody } from "@medusajs/medusa/api/utils/validators"
import { StoreGetCatalogueParams } from "../../api/store/catalogue/validators"
import {
  StoreGetBoughtWithParams,
  StoreGetRelatedProductsParams,
  StoreGetSuggestionsParams,
} from "../../api/store/products/validators"
import {
  productViewSchema,
  storeCatalogueResponseSchema,
  storeProductViewResponseSchema,
  storeRelatedProductsResponseSchema,
  storeSuggestionsResponseSchema,
} from "../../contract"
import { productAdditionalDataSchema } from "../../workflows/product/additional-data"
import { type ApiRoute } from "../api-route"

/** Medusa's own product; Medusa's documentation describes the other fields. */
const productSchema = z.looseObject({ id: z.string(), title: z.string(), handle: z.string() })
const categorySchema = z.looseObject({ id: z.string(), name: z.string(), handle: z.string() })

const staff = { method: "post", tag: "Products", auth: "staff" } as const

export const productRoutes: ApiRoute[] = [
  {
    method: "get",
    path: "/store/catalogue",
    summary: "List published products: search, filters, facets, order and paging",
    tag: "Products",
    auth: "publishable-key",
    query: StoreGetCatalogueParams,
    response: { name: "StoreCatalogueResponse", schema: storeCatalogueResponseSchema },
  },
  {
    method: "get",
    path: "/store/products/suggestions",
    summary: "Suggest products for what is being typed",
    tag: "Products",
    auth: "publishable-key",
    query: StoreGetSuggestionsParams,
    response: { name: "StoreSuggestionsResponse", schema: storeSuggestionsResponseSchema },
    failures: [429],
  },
  {
    method: "post",
    path: "/store/product-views",
    summary: "Count a view of a product, for the order by popularity; nothing about the visitor is stored",
    tag: "Products",
    auth: "publishable-key",
    body: productViewSchema,
    response: { name: "StoreProductViewResponse", schema: storeProductViewResponseSchema },
    failures: [404, 429],
  },
  {
    method: "get",
    path: "/store/products/:id/related",
    summary: "List products of the same machine type, then of the same brand",
    tag: "Products",
    auth: "publishable-key",
    query: StoreGetRelatedProductsParams,
    response: { name: "StoreRelatedProductsResponse", schema: storeRelatedProductsResponseSchema },
  },
  {
    method: "get",
    path: "/store/products/:id/bought-with",
    summary: "List products that enquiries name together with this one, the most frequent first",
    tag: "Products",
    auth: "publishable-key",
    query: StoreGetBoughtWithParams,
    response: { name: "StoreRelatedProductsResponse", schema: storeRelatedProductsResponseSchema },
  },
  {
    ...staff,
    path: "/admin/products",
    summary: "Create a product as Medusa does, with a handle by the slug rule and the details of its profile",
    query: AdminGetProductParams,
    body: AdminCreateProduct(productAdditionalDataSchema.nullish()),
    response: { name: "AdminProductResponse", schema: z.object({ product: productSchema }) },
  },
  {
    ...staff,
    path: "/admin/products/batch",
    summary: "Create, change and delete products as Medusa does, with handles by the slug rule",
    query: AdminGetProductParams,
    body: createBatchBody(CreateProduct, AdminBatchUpdateProduct),
    response: {
      name: "AdminProductBatchResponse",
      schema: z.object({
        created: z.array(productSchema),
        updated: z.array(productSchema),
        deleted: z.object({
          ids: z.array(z.string()),
          object: z.literal("product"),
          deleted: z.boolean(),
        }),
      }),
    },
  },
  {
    ...staff,
    path: "/admin/product-categories",
    summary: "Create a product category as Medusa does, with a handle by the slug rule",
    body: AdminCreateProductCategory(),
    response: {
      name: "AdminProductCategoryResponse",
      schema: z.object({ product_category: categorySchema }),
    },
  },
]
