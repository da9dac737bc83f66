import { z } from "zod"
import { line, paragraphs } from "./text"

/** Status of a submission at its creation. */
export const NEW_STATUS = "new"

/** Status of a submission that only a program can have sent; nobody is mailed about it. */
export const SPAM_STATUS = "spam"

/** Why submissions were taken for spam, with what staff read. */
export const SPAM_REASONS = {
  honeypot: "A field was filled in that people do not see: a program has sent it.",
  too_fast: "It was sent within three seconds of being opened.",
} as const
export type SpamReason = keyof typeof SPAM_REASONS

/**
 * Why a submission was taken for spam, as a sentence.
 *
 * @param reason as stored
 */
export const spamReasonText = (reason: string): string =>
  (SPAM_REASONS as Readonly<Record<string, string>>)[reason] ?? reason

/** Status of a submission whose sender has an answer. */
export const RESPONDED_STATUS = "responded"

/** Status of a submission on which no more work is done. */
const CLOSED_STATUS = "closed"

/** Statuses of submissions that nobody waits for; any other one, also one in words of staff's own, is waiting. */
export const DONE_STATUSES: readonly string[] = [RESPONDED_STATUS, CLOSED_STATUS, SPAM_STATUS]

/** The statuses that are offered, with what people read. Any other text is accepted, too. */
export const FORM_STATUSES: Readonly<Record<string, string>> = {
  [NEW_STATUS]: "New",
  in_progress: "In progress",
  [RESPONDED_STATUS]: "Answered",
  [CLOSED_STATUS]: "Closed",
  [SPAM_STATUS]: "Spam",
}

/** Rule of a status: any text of one line. */
export const formStatusSchema = line("a status", 40)

/** What staff change about a submission; what is absent stays. */
export const updateFormSubmissionSchema = z
  .strictObject({
    status: formStatusSchema.optional(),
    /** Id of the member of staff who sees to it; null for nobody. */
    assignee_id: z.string().min(1).max(100).nullable().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    error: "Say what to change: status or assignee_id",
  })
export type UpdateFormSubmissionBody = z.infer<typeof updateFormSubmissionSchema>

/** Most submissions whose status one request sets. */
export const FORM_BATCH_MOST = 100

/** Body of `POST /admin/form-submissions/batch`: one status for all of them, or for none. */
export const batchFormSubmissionsSchema = z.strictObject({
  ids: z.array(z.string().min(1).max(100)).min(1).max(FORM_BATCH_MOST),
  status: formStatusSchema,
})
export type BatchFormSubmissionsBody = z.infer<typeof batchFormSubmissionsSchema>

/** Longest note of staff about a submission. */
export const FORM_NOTE_MOST = 2_000

/** A note of staff about a submission. */
export const formNoteSchema = z.strictObject({ text: paragraphs("a note", FORM_NOTE_MOST) })
export type FormNoteBody = z.infer<typeof formNoteSchema>

/** In the place of an id: submissions that nobody sees to. */
export const NOBODY_ASSIGNED = "none"
