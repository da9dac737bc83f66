import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { AUTOMATIC_MAIL_KINDS } from "../../contract"
import { FORM_SUBJECT, owe, STAFF } from "../post/owe"

type AutomaticKind = (typeof AUTOMATIC_MAIL_KINDS)[number]

/** Version of automatic mails: a submission has one of each kind. */
const ONLY = "1"

/** Condition of the mails of a submission. Binding: its id. */
const OF_SUBMISSION = `subject_type = '${FORM_SUBJECT}' and subject_id = ?`

/**
 * Owes automatic mails about a submission.
 *
 * @param manager of the transaction
 * @param submission its id, and the sender's address
 */
export async function oweMails(
  manager: SqlEntityManager,
  { id, email }: { id: string; email: string | null },
  kinds: readonly AutomaticKind[],
): Promise<void> {
  await owe(
    manager,
    kinds.map((kind) => ({
      ...{ kind, subject_type: FORM_SUBJECT, subject_id: id, version: ONLY },
      recipient: kind === "staff_notice" ? STAFF : (email ?? ""),
    })),
  )
}

/**
 * Cancels the unsent mails of a submission.
 *
 * @param manager of the transaction
 * @param submissionId whose mails
 */
export async function cancelMails(manager: SqlEntityManager, submissionId: string): Promise<void> {
  await manager.execute(
    `update post_mail set status = 'cancelled', next_attempt_at = null, updated_at = now()
     where ${OF_SUBMISSION} and status = 'pending'`,
    [submissionId],
  )
}

/**
 * Makes cancelled mails of a submission due again.
 *
 * @param manager of the transaction
 * @param submissionId whose mails
 * @returns the kinds of automatic mail of which the submission has none
 */
export async function resumeMails(manager: SqlEntityManager, submissionId: string): Promise<AutomaticKind[]> {
  await manager.execute(
    `update post_mail set status = 'pending', next_attempt_at = now(), updated_at = now()
     where ${OF_SUBMISSION} and status = 'cancelled'`,
    [submissionId],
  )
  const pending = await manager.execute<{ kind: string }[]>(
    `select kind from post_mail where ${OF_SUBMISSION}`,
    [submissionId],
  )
  return AUTOMATIC_MAIL_KINDS.filter((kind) => !pending.some((mail) => mail.kind === kind))
}
