import { z } from "zod"
import { slugify } from "./slug"

/**
 * Address of a file or page: http(s), or root-relative. Nothing that a browser would run.
 *
 * @param what the field's name, for the message
 * @param message in the place of the usual one
 */
export const addressSchema = (
  what: string,
  message = `${what} must be an http(s) address or begin with a single slash`,
) =>
  z
    .string()
    .max(2048)
    .regex(/^(https?:\/\/|\/(?!\/))[^\s\p{Cc}\p{Cs}]+$/u, { error: message })

/**
 * A handle that the slug rule would leave as it is.
 *
 * @param message says what a handle may hold
 */
export const handleSchemaSaying = (message: string) =>
  z
    .string({ error: message })
    .min(1, { error: message })
    .max(255, { error: message })
    .refine((handle) => slugify(handle) === handle && /[\p{L}\p{N}]/u.test(handle), { error: message })

/** A handle that the slug rule would leave as it is. */
export const handleSchema = handleSchemaSaying("handle may hold small letters, digits and single hyphens")
