import { z } from "@medusajs/framework/zod"
import { PRODUCT_FIELDS, productChangesSchema, PROFILE_FIELDS } from "../../contract"

const DETAILS = [...PROFILE_FIELDS, "brand_id"] as const

type Details = Record<(typeof DETAILS)[number], true>

/**
 * What `additional_data` of one product may hold (`POST /admin/products`, `POST /admin/products/:id`, the importer):
 * the contract's fields that Medusa has no place for. What is absent stays as it is; null clears; `specifications` is
 * replaced as a whole.
 */
export const productAdditionalDataSchema = productChangesSchema
  .pick(Object.fromEntries(DETAILS.map((field) => [field, true])) as Details)
  .extend({
    /** Pieces of the default variant on the shelf of the default location; writing it makes its inventory managed. */
    stock: z.number().int().min(0).max(PRODUCT_FIELDS.stock.most).optional(),
  })

/** Details of one product. */
export type ProductAdditionalData = z.infer<typeof productAdditionalDataSchema>

/**
 * `additional_data` of `createProductsWorkflow` and `updateProductsWorkflow`, which is one object for a whole call:
 * either the details of the call's only product, or `{ products: { [handle or id]: details } }` for a batch.
 */
export type ProductsAdditionalData =
  ProductAdditionalData | { products: Record<string, ProductAdditionalData> }
