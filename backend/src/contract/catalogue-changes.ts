import { z } from "zod"
import { PRODUCT_STATUSES } from "./catalogue"
import { PRODUCT_FIELDS, productShape } from "./product"
import { ENTRY_MOST, NO_FREE_PRICE } from "./product-kinds"

/** Products that one call may change. */
export const BATCH_MOST = 500

/** Tags that one bulk edit may add, and take away. */
export const BULK_TAGS_MOST = 20

const id = z.string().trim().min(1).max(255)

const tags = z.array(z.string().trim().min(1).max(ENTRY_MOST)).min(1).max(BULK_TAGS_MOST)

/** What a bulk edit changes of every product it names; what is absent stays. */
export const catalogueChangeRequestSchema = z
  .strictObject({
    status: z.enum(PRODUCT_STATUSES).optional(),
    /** Pieces of the default variant on the shelf. */
    stock: z.number().int().min(0).max(PRODUCT_FIELDS.stock.most).optional(),
    /** Null removes it: the level that staff choose for a list counts. */
    reorder_level: z.number().int().min(0).max(PRODUCT_FIELDS.reorder_level.most).nullable().optional(),
    /** Pounds ex VAT. */
    price: productShape.price.unwrap().positive({ error: NO_FREE_PRICE }).optional(),
    /** Added to the price: 5 makes 100.00 into 105.00, -5 into 95.00. Rounded to pence. */
    price_percent: z.number().min(-90).max(1_000).optional(),
    /** Null removes the brand. */
    brand_id: id.nullable().optional(),
    /** Id of the machine type that takes the place of the present one. */
    category_id: id.optional(),
    /** Added where they are missing, after those of `remove_tags` were taken away. */
    add_tags: tags.optional(),
    remove_tags: tags.optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    error: "change names nothing to change",
  })
  .refine(({ price, price_percent: percent }) => price === undefined || percent === undefined, {
    error: "change may hold price or price_percent, not both",
  })
  .refine(
    ({ add_tags: added = [], remove_tags: removed = [] }) => !added.some((tag) => removed.includes(tag)),
    {
      error: "change may add a tag or remove it, not both",
    },
  )
export type CatalogueChangeRequest = z.infer<typeof catalogueChangeRequestSchema>

/** What became of one product of a bulk edit. */
export const catalogueChangeResultSchema = z.object({
  id: z.string(),
  ok: z.boolean(),
  /** Why nothing of it was changed, and what to do. */
  message: z.string().nullable(),
})
export type CatalogueChangeResult = z.infer<typeof catalogueChangeResultSchema>

export const adminCatalogueBatchResponseSchema = z.object({
  /** In the order of the ids. */
  results: z.array(catalogueChangeResultSchema),
  changed: z.int(),
  failed: z.int(),
})
export type AdminCatalogueBatchResponse = z.infer<typeof adminCatalogueBatchResponseSchema>
