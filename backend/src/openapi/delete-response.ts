import { z } from "@medusajs/framework/zod"

/**
 * What a deletion answers, by Medusa's convention.
 *
 * @param name of the schema in the document
 * @param object what was deleted
 */
export const deleteResponse = (name: string, object: string) => ({
  name,
  schema: z.object({ id: z.string(), object: z.literal(object), deleted: z.literal(true) }),
})
