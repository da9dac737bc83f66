import { z } from "zod"

/** 9999-12-31T23:59:59Z, the last second that four digits of a year can say. */
const LAST_SECOND = 253_402_300_799

const wholeOf = (most: number) => z.number().int().min(0).max(most)

/**
 * The forms in which a moment may arrive as JSON (specification, section 3, Blog): ISO 8601 text, a number of seconds
 * since 1970, or a timestamp object of a document database, with or without underscores. Text without a zone is UTC.
 */
const formSchema = z.union([
  z.iso.datetime({ offset: true, local: true }),
  z.iso.date(),
  z.number().min(0).max(LAST_SECOND),
  z.strictObject({ seconds: wholeOf(LAST_SECOND), nanoseconds: wholeOf(999_999_999).default(0) }),
  z.strictObject({ _seconds: wholeOf(LAST_SECOND), _nanoseconds: wholeOf(999_999_999).default(0) }),
])

/** A moment in any of its four forms: timestamp object, date, text, or number of seconds. */
export type TimestampForm = z.input<typeof formSchema> | Date

const ofParts = (seconds: number, nanoseconds = 0) => new Date(seconds * 1000 + Math.floor(nanoseconds / 1e6))

const hasZone = /(Z|[+-]\d{2}:?\d{2})$/

function toDate(form: TimestampForm): Date {
  if (form instanceof Date) return form
  if (typeof form === "number") return ofParts(form)
  if (typeof form === "string") return new Date(form.includes("T") && !hasZone.test(form) ? `${form}Z` : form)
  return "seconds" in form
    ? ofParts(form.seconds, form.nanoseconds)
    : ofParts(form._seconds, form._nanoseconds)
}

/**
 * The one form in which a moment is stored and sent.
 *
 * @param form a moment in any of its forms
 * @returns ISO 8601 text in UTC with milliseconds
 * @throws RangeError when it names no moment
 */
export const toIsoText = (form: TimestampForm): string => toDate(form).toISOString()

/**
 * A moment in a request: any JSON form in, ISO text out.
 *
 * @param what the field's name, for the message
 */
export const timestampSchema = (what: string) =>
  z.union([z.string(), z.number(), z.record(z.string(), z.number())]).transform((given, context) => {
    const { success, data } = formSchema.safeParse(given)
    if (success) return toIsoText(data)
    context.addIssue({
      code: "custom",
      message: `${what} must be an ISO 8601 date or date-time, a number of seconds since 1970, or { seconds, nanoseconds }`,
    })
    return z.NEVER
  })
