import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { FORM_MAIL_KINDS } from "../../contract"

/**
 * Cancels the unsent mails of a submission.
 *
 * @param manager of the transaction
 * @param submissionId whose mails
 */
export async function cancelMails(manager: SqlEntityManager, submissionId: string): Promise<void> {
  await manager.execute(
    `update form_mail set status = 'cancelled', next_attempt_at = null, updated_at = now()
     where submission_id = ? and status = 'pending'`,
    [submissionId],
  )
}

/**
 * Makes cancelled mails of a submission due again.
 *
 * @param manager of the transaction
 * @param submissionId whose mails
 * @returns the kinds of mail of which the submission has none
 */
export async function resumeMails(
  manager: SqlEntityManager,
  submissionId: string,
): Promise<(typeof FORM_MAIL_KINDS)[number][]> {
  await manager.execute(
    `update form_mail set status = 'pending', next_attempt_at = now(), updated_at = now()
     where submission_id = ? and status = 'cancelled'`,
    [submissionId],
  )
  const pending = await manager.execute<{ kind: string }[]>(
    "select kind from form_mail where submission_id = ?",
    [submissionId],
  )
  return FORM_MAIL_KINDS.filter((kind) => !pending.some((mail) => mail.kind === kind))
}
