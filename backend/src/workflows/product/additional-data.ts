import { z } from "@medusajs/framework/zod"
import { SPECIFICATIONS, type SpecificationKey } from "../../contract"
import { addressSchema } from "../../lib/schemas"

const texts = z.array(z.string().trim().min(1)).max(200)

const valueOf = {
  text: z.string().trim().min(1).max(200),
  list: z.array(z.string().trim().min(1).max(200)).min(1).max(50),
  number: z.number().finite().nonnegative(),
} as const

/** Specifications by the contract's table: each value of its kind, no other keys. */
export const specificationsSchema = z.strictObject(
  Object.fromEntries(SPECIFICATIONS.map(({ key, kind }) => [key, valueOf[kind].optional()])) as Record<
    SpecificationKey,
    z.ZodOptional<(typeof valueOf)[keyof typeof valueOf]>
  >,
)

/** Pieces on a shelf. */
export const stockSchema = z.number().int().min(0).max(1_000_000)

/**
 * What `additional_data` of one product may hold (`POST /admin/products`, `POST /admin/products/:id`, the importer).
 * What is absent stays as it is; null clears; `specifications` is replaced as a whole.
 */
export const productAdditionalDataSchema = z.strictObject({
  brand_id: z.string().min(1).nullish(),
  /** HTML; cleaned when it is stored. */
  long_description: z.string().max(100_000).nullish(),
  key_features: texts.optional(),
  features: texts.optional(),
  compatibility: texts.optional(),
  rating: z.number().min(0).max(5).nullish(),
  review_count: z.number().int().nonnegative().nullish(),
  specifications: specificationsSchema.optional(),
  /** Pieces of the default variant on the shelf of the default location; writing it makes its inventory managed. */
  stock: stockSchema.optional(),
  price_text: z.string().trim().min(1).max(120).nullish(),
  brochure_url: addressSchema("brochure_url").nullish(),
  seo_title: z.string().trim().max(200).nullish(),
  seo_description: z.string().trim().max(500).nullish(),
  seo_keywords: texts.optional(),
  images: z
    .array(
      z.strictObject({
        url: addressSchema("url"),
        alt_text: z.string().max(500).default(""),
        title_text: z.string().max(500).default(""),
      }),
    )
    .max(50)
    .optional(),
})

/** Details of one product. */
export type ProductAdditionalData = z.infer<typeof productAdditionalDataSchema>

/**
 * `additional_data` of `createProductsWorkflow` and `updateProductsWorkflow`, which is one object for a whole call:
 * either the details of the call's only product, or `{ products: { [handle or id]: details } }` for a batch.
 */
export type ProductsAdditionalData =
  ProductAdditionalData | { products: Record<string, ProductAdditionalData> }
