import { z } from "zod"

/** A mail that the shop sends, as it would be for a sample. */
const mailPreviewSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Who gets it. */
  to: z.string(),
  /** What it is sent after. */
  when: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
})
export type AdminMailPreview = z.infer<typeof mailPreviewSchema>

/** Response of `GET /admin/mail-previews`. */
export const adminMailPreviewsResponseSchema = z.object({ mail_previews: z.array(mailPreviewSchema) })
export type AdminMailPreviewsResponse = z.infer<typeof adminMailPreviewsResponseSchema>

/** Response of `POST /admin/mail-previews/{id}/test-mail`: the mail server has accepted the mail. */
export const adminTestMailResponseSchema = z.object({
  test_mail: z.object({
    /** Id of the preview. */
    id: z.string(),
    name: z.string(),
    /** The address of the member of staff who asked. */
    to: z.string(),
  }),
})
export type AdminTestMailResponse = z.infer<typeof adminTestMailResponseSchema>
