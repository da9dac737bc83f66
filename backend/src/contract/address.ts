import { z } from "zod"
import { LONGEST_SLUG, slugify } from "./slug"

export { addressSchema } from "@scanwright/url-seo/schemas/fields"

/**
 * Whether Medusa can look a handle up: it reads the word "null" in a query as no value, and then lists any record.
 *
 * @param handle as in an address
 */
export const isFindable = (handle: string): boolean => handle !== "null"

/**
 * Whether the slug rule would leave a handle as it is, and Medusa can look it up.
 *
 * @param handle of a product, brand, machine type or article
 */
export const isHandle = (handle: string): boolean =>
  handle !== "" && slugify(handle) === handle && isFindable(handle)

/**
 * A handle by the slug rule.
 *
 * @param message says what a handle may hold
 */
export const handleSchemaSaying = (message: string) =>
  z
    .string({ error: message })
    .min(1, { error: message })
    .max(255, { error: message })
    .refine(isHandle, { error: message })

/** What a handle may hold. */
export const HANDLE_MESSAGE = `handle may hold small letters, digits and single hyphens between them, at most ${LONGEST_SLUG} bytes in an address`

/** A handle by the slug rule. */
export const handleSchema = handleSchemaSaying(HANDLE_MESSAGE)
