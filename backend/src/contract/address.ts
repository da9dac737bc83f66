import { z } from "zod"
import { slugify } from "./slug"

export { addressSchema } from "@scanwright/url-seo/schemas/fields"

/**
 * Whether Medusa can look a handle up: it reads the word "null" in a query as no value, and then lists any record.
 *
 * @param handle as in an address
 */
export const isFindable = (handle: string): boolean => handle !== "null"

/**
 * A handle that the slug rule would leave as it is, and that Medusa can look up.
 *
 * @param message says what a handle may hold
 */
export const handleSchemaSaying = (message: string) =>
  z
    .string({ error: message })
    .min(1, { error: message })
    .max(255, { error: message })
    .refine((handle) => slugify(handle) === handle && /[\p{L}\p{N}]/u.test(handle) && isFindable(handle), {
      error: message,
    })

/** A handle that the slug rule would leave as it is. */
export const handleSchema = handleSchemaSaying("handle may hold small letters, digits and single hyphens")
