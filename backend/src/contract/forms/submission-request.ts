import { z } from "zod"
import { creditApplicationFormSchema } from "./credit-application"
import { generalFormSchema } from "./general"
import { oemFormSchema } from "./oem"
import { productInquiryFormSchema } from "./product-inquiry"
import { HONEYPOT_FIELD, IDEMPOTENCY_HEADER } from "./submission-constants"

/** Optional parts of the body, which serve the checks against abuse. */
const abuseChecks = {
  /** Milliseconds from when the form was shown until it was sent, by one clock. Below 0, or without it: unknown. */
  fill_time_ms: z.number({ error: "fill_time_ms must be a number of milliseconds" }).nullish(),
  /** When the form was opened, in epoch milliseconds; `fill_time_ms` depends on no clock being right. */
  started_at: z
    .int({ error: "started_at must be a whole number of milliseconds since 1970" })
    .min(0, { error: "started_at must be a whole number of milliseconds since 1970" })
    .nullish(),
  [HONEYPOT_FIELD]: z
    .string({ error: `${HONEYPOT_FIELD} must be left empty` })
    .max(1_000)
    .nullish(),
}

/** Body of `POST /store/form-submissions`. */
export const formSubmissionRequestSchema = z.discriminatedUnion(
  "type",
  [
    z.strictObject({ type: z.literal("general"), data: generalFormSchema, ...abuseChecks }),
    z.strictObject({ type: z.literal("oem"), data: oemFormSchema, ...abuseChecks }),
    z.strictObject({ type: z.literal("product_inquiry"), data: productInquiryFormSchema, ...abuseChecks }),
    z.strictObject({
      type: z.literal("credit_application"),
      data: creditApplicationFormSchema,
      ...abuseChecks,
    }),
  ],
  { error: "type must be general, oem, product_inquiry or credit_application" },
)
/** The body as the browser sends it. */
export type FormSubmissionRequest = z.input<typeof formSubmissionRequestSchema>
/** The body as the backend reads it. */
export type CheckedFormSubmission = z.output<typeof formSubmissionRequestSchema>

/** What the header may hold: visible ASCII, long enough not to be guessed. */
export const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{8,200}$/u, {
  error: `${IDEMPOTENCY_HEADER} must be 8 to 200 visible ASCII characters, for example a UUID`,
})

/** One fault of one field, for the place beside it. */
export const formFieldErrorSchema = z.object({
  /** Where the field stands in `data`, or `["type"]` and the like for the parts around it. */
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
})
export type FormFieldError = z.infer<typeof formFieldErrorSchema>

/** A refused submission: HTTP 400. */
export const formSubmissionErrorSchema = z.object({
  type: z.literal("invalid_data"),
  code: z.literal("invalid_data"),
  message: z.string(),
  errors: z.array(formFieldErrorSchema),
})
export type FormSubmissionError = z.infer<typeof formSubmissionErrorSchema>

const UNKNOWN_KEY = "This is not a field of the form: leave it out"

/**
 * Makes field errors of a failed check, one for each field.
 *
 * @param error of {@link formSubmissionRequestSchema}
 * @returns the faults in the order of the form, paths relative to `data`
 */
export function formFieldErrors(error: z.core.$ZodError): FormFieldError[] {
  const faults = error.issues.flatMap((issue) => {
    const path = issue.path.map((key) => (typeof key === "number" ? key : String(key)))
    const place = path[0] === "data" && path.length > 1 ? path.slice(1) : path
    if (issue.code !== "unrecognized_keys") return [{ path: place, message: issue.message }]
    const group = path[0] === "data" ? path.slice(1) : path
    return issue.keys.map((key) => ({ path: [...group, key], message: UNKNOWN_KEY }))
  })
  return faults.filter(
    ({ path }, at) => faults.findIndex((other) => other.path.join("\0") === path.join("\0")) === at,
  )
}
