import { z } from "zod"
import { tidy } from "./forms/text"

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
