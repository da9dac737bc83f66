import { z } from "zod"
import { slugify } from "./slug"

/**
 * Address of a file or page: http(s), or root-relative. Nothing that a browser would run.
 *
 * @param what the field's name, for the message
 */
export const addressSchema = (what: string) =>
  z
    .string()
    .max(2048)
    .regex(/^(https?:\/\/|\/(?!\/))[^\s\p{Cc}\p{Cs}]+$/u, {
      error: `${what} must be an http(s) address or begin with a single slash`,
    })

/** A handle that the slug rule would leave as it is. */
export const handleSchema = z
  .string()
  .min(1)
  .max(255)
  .refine((handle) => slugify(handle) === handle && /[\p{L}\p{N}]/u.test(handle), {
    error: "handle may hold small letters, digits and single hyphens",
  })
