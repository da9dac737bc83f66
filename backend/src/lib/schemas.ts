import { z } from "@medusajs/framework/zod"
import { slugify } from "../contract"

/**
 * Address of a file or page: http(s), or root-relative. Nothing that a browser would run.
 *
 * @param what the field's name, for the message
 */
export const addressSchema = (what: string) =>
  z.string().regex(/^(https?:\/\/|\/(?!\/))\S+$/, {
    error: `${what} must be an http(s) address or begin with a single slash`,
  })

/** A handle that the contract's slug rule would leave as it is. */
export const handleSchema = z
  .string()
  .min(1)
  .max(255)
  .refine((handle) => slugify(handle) === handle && /[\p{L}\p{N}]/u.test(handle), {
    error: "handle may hold small letters, digits and single hyphens",
  })

/** A name that people read and from which a handle can be made. */
export const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((name) => /[\p{L}\p{N}]/u.test(name), { error: "name needs at least one letter or digit" })

const wholeNumber = (most: number) => z.coerce.number().int().min(0).max(most)

/** Deepest page of a list; databases count their way there. */
const DEEPEST = 1_000_000

/**
 * `limit` and `offset` of a list.
 *
 * @param limit rows when none is asked for
 * @param most rows that may be asked for
 */
export const pagingShape = (limit: number, most: number) => ({
  limit: wholeNumber(most).default(limit),
  offset: wholeNumber(DEEPEST).default(0),
})
