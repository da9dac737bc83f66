import { z } from "@medusajs/framework/zod"
import {
  ADMIN_CATALOGUE_ORDERS,
  BATCH_MOST,
  catalogueChangeRequestSchema,
  newProductSchema,
  productChangesSchema,
  PRODUCT_FIELDS,
  PRODUCT_STATUSES,
  STOCK_BANDS,
} from "../../../contract"
import { flag, oneOrMore, pagingShape, pounds, searchTextSchema, wholeNumber } from "../../../lib/schemas"

/** Products on one page of staff's list, and the most that can be asked for. */
const PER_PAGE = 50
const MOST = 200

/** One of the values or several. */
const someOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .union([z.enum(values).transform((value) => [value]), z.array(z.enum(values)).min(1).max(values.length)])
    .optional()

const filterShape = {
  /** Terms of the name, brand or machine type, or a part of the part number. */
  q: searchTextSchema.optional(),
  status: someOf(PRODUCT_STATUSES),
  /** `none` finds the products without a brand. */
  brand_id: oneOrMore,
  /** Ids of machine types; `none` finds the products without one. */
  category_id: oneOrMore,
  /** Bands of the stock badge. */
  stock: someOf(STOCK_BANDS),
  /** Only products with less in stock than their reorder level, or than this figure where they have none. */
  below_reorder_level: wholeNumber(PRODUCT_FIELDS.reorder_level.most).optional(),
  /** Only products with a price that is scheduled. */
  scheduled_price: z.literal("true").optional(),
  /** Only products without a brand or without a machine type. */
  unclassified: z.literal("true").optional(),
  price_min: pounds,
  price_max: pounds,
}

/** Query of `GET /admin/catalogue`. */
export const AdminGetCatalogueParams = z
  .strictObject({
    ...pagingShape(PER_PAGE, MOST),
    ...filterShape,
    order: z.enum(ADMIN_CATALOGUE_ORDERS).default("relevance"),
    facets: flag.default("true"),
  })
  .refine(({ price_min: min = 0, price_max: max = Infinity }) => min <= max, {
    error: "price_min must not be above price_max",
  })
export type AdminGetCatalogueParamsType = z.infer<typeof AdminGetCatalogueParams>

/** Body of `POST /admin/catalogue/batch`. */
export const AdminCatalogueBatchBody = z.strictObject({
  ids: z.array(z.string().trim().min(1).max(255)).min(1).max(BATCH_MOST),
  change: catalogueChangeRequestSchema,
})
export type AdminCatalogueBatch = z.infer<typeof AdminCatalogueBatchBody>

/** Body of `POST /admin/catalogue/products`. */
export const AdminCreateProductBody = newProductSchema
export type AdminCreateProduct = z.output<typeof AdminCreateProductBody>

/** Body of `POST /admin/catalogue/products/:id`: the fields that change. */
export const AdminUpdateProductBody = productChangesSchema
export type AdminUpdateProduct = z.output<typeof AdminUpdateProductBody>

/** Query of `GET /admin/catalogue-export`: the filters of the list, or the products of a selection. */
export const AdminGetCatalogueExportParams = z.strictObject({
  ...filterShape,
  /** Ids of the products that are meant, whatever the filters say. */
  id: oneOrMore,
})
export type AdminGetCatalogueExportParamsType = z.infer<typeof AdminGetCatalogueExportParams>
