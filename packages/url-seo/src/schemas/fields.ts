import { z } from "zod"

/** Marks of writing direction and byte order that pasted text brings along unseen, and that no value needs. */
const INVISIBLE = /[\u202A-\u202E\u2066-\u2069\uFEFF]/gu

/**
 * Brings typed text into the form in which it is checked and stored: composed accents, plain spaces for tabs, one kind
 * of line break, nothing invisible, no blanks around it.
 *
 * @param text as typed or pasted
 */
export const tidy = (text: string): string =>
  text.normalize("NFC").replace(INVISIBLE, "").replaceAll("\t", " ").replaceAll("\r\n", "\n").trim()

/** Control characters and halves of characters, which no database stores. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u

/**
 * Text on one line: line breaks and runs of blanks become one space.
 *
 * @param what the field's name, for the message
 * @param most characters
 */
export const lineSchema = (what: string, most: number) =>
  z
    .string()
    .overwrite((text) => tidy(text).replace(/\s+/g, " "))
    .max(most)
    .refine((text) => !UNSTORABLE.test(text), { error: `${what} may hold no control characters` })

/** See {@link lineSchema}; an empty one is none. */
export const optionalLineSchema = (what: string, most: number) =>
  lineSchema(what, most)
    .transform((text) => text || null)
    .nullish()

/**
 * A field that staff can clear: null, and the empty text of a form, are none.
 *
 * @param schema the rule for a field that is given
 */
export const clearable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => (given === "" ? null : given), schema.nullish())

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
