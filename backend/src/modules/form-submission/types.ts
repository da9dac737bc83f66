import { type FormType, type InquiredProduct } from "../../contract"

/** A checked submission, ready to be stored. */
export interface NewSubmission {
  type: FormType
  /** Answers as the form's schema let them through. */
  data: object
  /** One for each of the answers' lines, null where there was none; absent for forms without lines. */
  products?: (InquiredProduct | null)[] | null
  /** Why only a program can have sent it: it becomes spam. */
  spam_reason?: string | null
  /** Two submissions with one key and the same answers are one. */
  idempotency_key?: string | null
}

/** What is known of a stored submission from its creation on. */
export interface SubmissionReceipt {
  id: string
  reference: string
  type: FormType
  /** ISO 8601. */
  created_at: string
  /** False when the key brought up a submission that was stored before. */
  created: boolean
}

/** Whole rows as the database holds them, to put them back. */
export interface SubmissionRows {
  submissions: object[]
  mails: object[]
  notes: object[]
}
