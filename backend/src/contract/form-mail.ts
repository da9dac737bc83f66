import { z } from "zod"
import { FORM_TYPES } from "./forms/forms"
import { adminFormMailSchema } from "./forms/submission-responses"

/** Largest body of a request to mail a submission, in bytes. */
export const FORM_EMAIL_BYTES_MOST = 64 * 1_024

/** Id of a stored submission. */
export const submissionIdSchema = z.string().regex(/^fsub_[0-9A-HJKMNP-TV-Z]{26}$/, {
  error: "must be the id of a stored submission",
})

/**
 * Body of the storefront's `POST /api/send-form-email`. Of `data` only the id counts: recipient and content come from the
 * stored submission.
 */
export const sendFormEmailRequestSchema = z.object({
  formType: z.enum(FORM_TYPES),
  data: z.looseObject({ id: submissionIdSchema }),
})
export type SendFormEmailRequest = z.infer<typeof sendFormEmailRequestSchema>

/** Whether the mails of a submission are out; response of `POST /store/form-submissions/{id}/mail` and of the storefront. */
export const formEmailResponseSchema = z.object({
  success: z.boolean(),
  /** Why not, where `success` is false. */
  error: z.string().optional(),
})
export type FormEmailResponse = z.infer<typeof formEmailResponseSchema>

/** Answer of `POST /admin/form-submissions/{id}/mail`: how the mails of the submission stand after the try. */
export const adminFormMailsResponseSchema = z.object({ form_mails: z.array(adminFormMailSchema) })
export type AdminFormMailsResponse = z.infer<typeof adminFormMailsResponseSchema>
