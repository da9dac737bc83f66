import { tidy } from "@scanwright/url-seo/schemas/fields"
import { z } from "zod"
import { withoutControls, withoutInvisible } from "../invisible"

const LINE_BREAK = /[\n\p{Zl}\p{Zp}]/u

/** What Word and PDFs have for a line break and for a hyphen that does not break. */
const OFFICE_BREAK = /[\v\f]|\r(?!\n)/g
const OFFICE_HYPHEN = "\u001e"

/**
 * Brings a value that was typed or pasted into the form in which it is checked and stored: without characters that nobody
 * sees, and without blanks around it.
 *
 * @param text as typed or pasted
 */
export const clean = (text: string): string =>
  tidy(withoutControls(withoutInvisible(text).replace(OFFICE_BREAK, "\n").replaceAll(OFFICE_HYPHEN, "-")))

/**
 * Capitals and figures alone, as registers write numbers.
 *
 * @param text as typed, with whatever blanks and marks
 */
export const compact = (text: string): string =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{P}\p{S}]/gu, "")

/** What people write into a field that they have to leave empty. "NA" alone may be a name, and is the code of Namibia. */
const NOTHING = /^[\p{P}\s\u2212]*(?:(?:n[\p{P}\s]+a|none|nil|not applicable)[\p{P}\s]*)?$/iu

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && NOTHING.test(clean(value).normalize("NFKC")))

/** A group of fields, in none of which is anything. */
const isEmptyGroup = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.values(value).every(isNothing)

const figure = (value: number) => value.toLocaleString("en-GB")

const text = (what: string, most: number) =>
  z
    .string({ error: `Enter ${what}` })
    .overwrite(clean)
    .min(1, { error: `Enter ${what}`, abort: true })
    .max(most, {
      error: ({ input }) =>
        `Shorten ${what} to ${figure(most)} characters or fewer; it has ${figure((input as string).length)}`,
      abort: true,
    })

/**
 * One line of text that must be given. Line breaks are refused, so that it can stand in the header of a mail.
 *
 * @param what completes "Enter …", for example "your name"
 * @param most characters
 */
export const line = (what: string, most: number) =>
  text(what, most).refine((value) => !LINE_BREAK.test(value), {
    error: `Remove line breaks from ${what}`,
    abort: true,
  })

/**
 * Text of several lines that must be given. Its line breaks are `\n`.
 *
 * @param what completes "Enter …", for example "your message"
 * @param most characters
 */
export const paragraphs = (what: string, most: number) => text(what, most)

/**
 * Makes a field optional: absent, null, blank, "n/a", "none", a dash, and a group of nothing else, all mean "not given", and
 * come out absent.
 *
 * @param schema the rule for a field that is given
 */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess(
      (value: z.input<Schema> | null | undefined) =>
        isNothing(value) || isEmptyGroup(value) ? undefined : value,
      schema.optional(),
    )
    .optional()

/**
 * A group of fields. Keys it does not name are refused.
 *
 * @param what completes "Enter …" for when there is no group at all, for example "the address"
 * @param shape the fields
 */
export const group = <Shape extends z.ZodRawShape>(what: string, shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) => (issue.code === "invalid_type" ? `Enter ${what}` : undefined),
  })

/**
 * For a rule that looks at several fields: lets it run beside the faults of other fields, so that all are shown at
 * once, but not where its own field has a fault already.
 *
 * @param field where the rule's own fault would stand
 */
export const unlessFaulty =
  (field: string) =>
  ({ value, issues }: { value: unknown; issues: { path?: PropertyKey[] }[] }): boolean =>
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    !issues.some(({ path }) => path?.[0] === field)
