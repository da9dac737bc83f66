import { z } from "@medusajs/framework/zod"
import { IDEMPOTENCY_HEADER, idempotencyKeySchema, NONE, slugify } from "../contract"
import { withoutInvisible } from "../contract/invisible"

export { addressSchema, handleSchema } from "../contract"

/** A name from which a handle can be made. */
export const nameSchema = z
  .string()
  .overwrite((name) => withoutInvisible(name).trim())
  .min(1)
  .max(200)
  .refine((name) => slugify(name) !== "", { error: "name needs at least one letter or digit" })

/** A text typed into a search box. */
export const searchTextSchema = z.string().trim().max(200)

/** A whole number of a query. */
export const wholeNumber = (most: number) => z.coerce.number().int().min(0).max(most)

/** Largest offset of a list: a database reads and drops all rows before it. */
const DEEPEST = 1_000_000

/**
 * `limit` and `offset` of a list.
 *
 * @param limit default number of rows
 * @param most largest allowed number of rows
 */
export const pagingShape = (limit: number, most: number) => ({
  limit: wholeNumber(most).default(limit),
  offset: wholeNumber(DEEPEST).default(0),
})

/** Header of a request that may be repeated without a second record. */
export const repeatable = z.object({
  [IDEMPOTENCY_HEADER.toLowerCase()]: idempotencyKeySchema
    .optional()
    .describe("A repeated request with the same key stores nothing more"),
})

const one = z.string().trim().min(1).max(255)

/** One value or several of a query: `brand=zebra`, `brand[]=zebra&brand[]=honeywell`. */
export const oneOrMore = z.union([one.transform((value) => [value]), z.array(one).min(1).max(100)]).optional()

/** Query that deletes what products have one of. */
export const productsToParams = z.strictObject({
  products_to: one
    .optional()
    .describe(
      `Where its products go: the id of another one, or \`${NONE}\` to leave them without one. Needed where it has products. A restore brings back those that are still there`,
    ),
})
export type ProductsToParams = z.infer<typeof productsToParams>

/** Query of a file with all records, or those of a selection. */
export const selectionParams = z.strictObject({ id: oneOrMore })
export type SelectionParams = z.infer<typeof selectionParams>

/** A yes or no of a query. */
export const flag = z.enum(["true", "false"])

/** Pounds in a query. */
export const pounds = z.coerce.number().nonnegative().optional()
