import { FORM_MAIL_KINDS, type FormMailKind } from "../../contract"
import { type ClaimedRow, mailQueue } from "../../lib/mail-queue"

/** A mail about a submission that only this process may send until its lease ends. */
export interface ClaimedMail extends Pick<ClaimedRow<FormMailKind>, "id" | "kind" | "recipient" | "attempt"> {
  submission_id: string
  /** The reply that a mail of the kind `reply` carries; otherwise null. */
  reply_id: string | null
  /** ISO 8601. */
  created_at: string
}

/** Reads a claimed mail of the outbox as one about a submission. */
export const toClaimedMail = ({
  id,
  kind,
  subject_id,
  version,
  recipient,
  attempt,
  created_at,
}: ClaimedRow<FormMailKind>): ClaimedMail => ({
  ...{ id, kind, recipient, attempt, created_at },
  submission_id: subject_id,
  reply_id: kind === "reply" ? version : null,
})

/** The queue of mails about form submissions. */
export const formMailQueue = mailQueue({ kinds: FORM_MAIL_KINDS, owner: "subject_id" })
