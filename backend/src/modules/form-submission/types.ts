import { type FormType, type InquiredProduct } from "../../contract"

/** A checked submission, ready to be stored. */
export interface NewSubmission {
  type: FormType
  /** Values as the form's schema parsed them. */
  data: object
  /** One for each of the form's lines, null where there was none; absent for forms without lines. */
  products?: (InquiredProduct | null)[] | null
  /** Reason to store the submission as spam. */
  spam_reason?: string | null
  /** Two submissions with one key and the same values are one. */
  idempotency_key?: string | null
}

/** A stored submission, as its sender gets it. */
export interface SubmissionReceipt {
  id: string
  reference: string
  type: FormType
  /** ISO 8601. */
  created_at: string
  /** False when the submission was already stored under the key. */
  created: boolean
}

/** Whole rows of the database, to restore them. */
export interface SubmissionRows {
  submissions: object[]
  mails: object[]
  notes: object[]
  replies: object[]
}

/** A submission and its status. */
export interface StatusChange {
  id: string
  status: string
}

/** A reply to store and to mail. */
export interface NewFormReply {
  submission_id: string
  /** Checked and with its placeholders filled. */
  text: string
  author_id: string
  /** E-mail address of the author. */
  author: string
  /** Two replies with one key are one. */
  idempotency_key: string
}

/** A stored reply, with what undoes it. */
export interface ReplyReceipt {
  id: string
  submission_id: string
  text: string
  author: string
  /** ISO 8601. */
  created_at: string
  /** False when the reply was already stored under the key. */
  created: boolean
  /** State of the submission before. */
  previous: { status: string; first_responded_at: string | null }
}
