import { z } from "zod"
import { FORM_TYPES } from "./forms"
import { NEW_STATUS } from "./statuses"

const moment = z.iso.datetime()

/** Response to the sender: `POST /store/form-submissions`. */
export const storeFormSubmissionResponseSchema = z.object({
  form_submission: z.object({
    id: z.string(),
    /** For people, for example "SW-2026-000123". */
    reference: z.string(),
    type: z.enum(FORM_TYPES),
    /** Its status at creation, whatever became of it since. */
    status: z.literal(NEW_STATUS),
    created_at: moment,
  }),
})
export type StoreFormSubmissionResponse = z.infer<typeof storeFormSubmissionResponseSchema>

/** A product as it was when somebody asked about it; readable after the product is gone. */
export const inquiredProductSchema = z.object({
  product_id: z.string(),
  handle: z.string(),
  name: z.string(),
  variant_id: z.string().nullable(),
  sku: z.string().nullable(),
  /** Pounds ex VAT; null when there is no figure and `price_text` speaks instead. */
  price: z.number().nullable(),
  price_text: z.string().nullable(),
})
export type InquiredProduct = z.infer<typeof inquiredProductSchema>

/** Mails that every submission has, unless it is spam. */
export const AUTOMATIC_MAIL_KINDS = ["staff_notice", "acknowledgement"] as const
/** Mails about form submissions. */
export const FORM_MAIL_KINDS = [...AUTOMATIC_MAIL_KINDS, "reply"] as const
export type FormMailKind = (typeof FORM_MAIL_KINDS)[number]
export const FORM_MAIL_STATUSES = ["pending", "sent", "failed", "cancelled"] as const

/** One mail about a submission. */
export const adminFormMailSchema = z.object({
  id: z.string(),
  kind: z.enum(FORM_MAIL_KINDS),
  /** The reply that a mail of the kind `reply` carries; otherwise null. */
  reply_id: z.string().nullable(),
  status: z.enum(FORM_MAIL_STATUSES),
  attempts: z.int(),
  next_attempt_at: moment.nullable(),
  last_error: z.string().nullable(),
  sent_at: moment.nullable(),
})
export type AdminFormMail = z.infer<typeof adminFormMailSchema>

/** A submission in the list of staff. After an erasure the fields about the person are null. */
export const adminFormSubmissionRowSchema = z.object({
  id: z.string(),
  reference: z.string(),
  type: z.enum(FORM_TYPES),
  status: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  company: z.string().nullable(),
  /** Why it was taken for spam, or null. */
  spam_reason: z.string().nullable(),
  /** When its personal data was erased, or null. */
  erased_at: moment.nullable(),
  /** The member of staff who sees to it, or null. */
  assignee_id: z.string().nullable(),
  created_at: moment,
  updated_at: moment,
})
export type AdminFormSubmissionRow = z.infer<typeof adminFormSubmissionRowSchema>

/** What a member of staff wrote down about a submission: plain text. */
export const adminFormNoteSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** E-mail address of who wrote it, as it was then. */
  author: z.string(),
  created_at: moment,
})
export type AdminFormNote = z.infer<typeof adminFormNoteSchema>

/** A reply of staff to the sender: plain text, as it was mailed. */
export const adminFormReplySchema = z.object({
  id: z.string(),
  text: z.string(),
  /** E-mail address of who wrote it, as it was then. */
  author: z.string(),
  created_at: moment,
})
export type AdminFormReply = z.infer<typeof adminFormReplySchema>
export const adminFormReplyResponseSchema = z.object({ form_reply: adminFormReplySchema })
export type AdminFormReplyResponse = z.infer<typeof adminFormReplyResponseSchema>

/** A submission with everything staff need: `GET /admin/form-submissions/{id}`. */
export const adminFormSubmissionSchema = adminFormSubmissionRowSchema.extend({
  /** The values as given; `formValues` writes them with their labels. Empty after an erasure. */
  data: z.record(z.string(), z.unknown()),
  /** E.164, or null. */
  phone: z.string().nullable(),
  /** One for each of `data.lines`, in their order; null where the product was not to be found. */
  products: z.array(inquiredProductSchema.nullable()),
  mails: z.array(adminFormMailSchema),
  /** The oldest first. */
  notes: z.array(adminFormNoteSchema),
  /** The oldest first. */
  replies: z.array(adminFormReplySchema),
  /** Time of the first reply from the staff area, or null. */
  first_responded_at: moment.nullable(),
  /** When it is deleted for good (`FORM_RETENTION_DAYS`). */
  deleted_for_good_at: moment,
})
export type AdminFormSubmission = z.infer<typeof adminFormSubmissionSchema>

export const adminFormSubmissionResponseSchema = z.object({ form_submission: adminFormSubmissionSchema })

export const adminFormSubmissionsResponseSchema = z.object({
  form_submissions: z.array(adminFormSubmissionRowSchema),
  count: z.int(),
  offset: z.int(),
  limit: z.int(),
  /** Submissions of each status, counted with every filter but the status. */
  status_counts: z.record(z.string(), z.int()),
  /** Submissions that have waited longer than `FORM_RESPONSE_HOURS`, counted with every filter but the status. */
  overdue_count: z.int(),
  /** Submissions that wait and were created before are overdue. */
  overdue_before: moment,
})
export type AdminFormSubmissionsResponse = z.infer<typeof adminFormSubmissionsResponseSchema>

/** `POST /admin/form-submissions/batch`. */
export const adminFormBatchResponseSchema = z.object({
  /** Ids of the submissions that have the status now. */
  updated: z.array(z.string()),
})
export type AdminFormBatchResponse = z.infer<typeof adminFormBatchResponseSchema>

export const adminFormNoteResponseSchema = z.object({ form_note: adminFormNoteSchema })

/** Submissions of one week by kind, spam left out. */
export const formWeekSchema = z.object({
  /** Its Monday in London, for example "2026-11-16". */
  week: z.iso.date(),
  counts: z.record(z.enum(FORM_TYPES), z.int()),
})

/** `GET /admin/form-submissions/counts`: the oldest week first, the present one last, weeks without any included. */
export const adminFormCountsResponseSchema = z.object({ weeks: z.array(formWeekSchema) })
export type AdminFormCountsResponse = z.infer<typeof adminFormCountsResponseSchema>

const submissionMention = z.object({ id: z.string(), reference: z.string() })

/** Everything the forms hold about one e-mail address. */
export const personalDataSchema = z.object({
  email: z.string(),
  form_submissions: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      type: z.enum(FORM_TYPES),
      status: z.string(),
      /** The person sent the form, or is named in somebody else's as a contact. */
      role: z.enum(["sender", "contact"]),
      /** All values of a sender; of a contact only those about this person. */
      data: z.record(z.string(), z.unknown()),
      /** What staff wrote down about a sender. */
      notes: z.array(z.object({ text: z.string(), created_at: moment })),
      /** What staff replied to a sender. */
      replies: z.array(z.object({ text: z.string(), created_at: moment })),
      created_at: moment,
      updated_at: moment,
    }),
  ),
  /** Submissions whose free text or notes hold the address: a person has to read them. */
  mentioned_in: z.array(submissionMention),
})
/** What the submissions hold about a person. */
export type PersonalData = z.infer<typeof personalDataSchema>
/** What an erasure did to the submissions. */
export const personalDataErasureSchema = z.object({
  /** Sent by the person: reference, type, status and dates are left; notes are erased with the values. */
  erased: z.array(submissionMention),
  /** Sent by somebody else: the contact was taken out. */
  contact_removed: z.array(submissionMention),
  /** Not touched: free text holds the address, and a person has to read it. */
  mentioned_in: z.array(submissionMention),
})
export type PersonalDataErasure = z.infer<typeof personalDataErasureSchema>
