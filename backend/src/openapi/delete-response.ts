import { z } from "@medusajs/framework/zod"

/**
 * The response to a deletion, by Medusa's convention.
 *
 * @param name of the schema in the document
 * @param object kind of the deleted record
 */
export const deleteResponse = (name: string, object: string) => ({
  name,
  schema: z.object({ id: z.string(), object: z.literal(object), deleted: z.literal(true) }),
})
