import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type ClaimedMail } from "./mail-queue"

const WINDOW_SECONDS = 60 * 60

/** Wait in ms where the address' other mails are being sent this moment. */
const SHORT_WAIT = 60_000

/** Ms between held acknowledgements of one address, so that the first to go takes the others with it. */
const APART = 30_000

/** Reason with which an acknowledgement waits to be joined with others. */
export const HELD = "held: its address has had as many acknowledgements within an hour as it may"

/** Mails to the address of a submission; those that were joined are one mail, with one Message-ID. */
const TO_SAME_ADDRESS = `
  from form_mail mail join form_submission submission on submission.id = mail.submission_id
 where mail.kind = 'acknowledgement' and mail.deleted_at is null
   and submission.email = (select email from form_submission where id = ?)`

/**
 * Checks whether an address may get another acknowledgement now: whoever types a stranger's address must not fill its
 * mailbox.
 *
 * @param mail that is to be sent, already claimed
 * @param most acknowledgements of one address in an hour
 * @returns 0 where it may, else the ms until it may
 */
export async function acknowledgementWait(
  manager: SqlEntityManager,
  { id, submission_id }: Pick<ClaimedMail, "id" | "submission_id">,
  most: number,
): Promise<number> {
  const [row] = await manager.execute<{ used: number; wait: number | null }[]>(
    `select count(distinct coalesce(mail.message_id, mail.id))::int as used,
            (extract(epoch from min(mail.sent_at) + make_interval(secs => ?) - now()) * 1000)::float8 as wait
     ${TO_SAME_ADDRESS} and mail.id <> ?
       and ((mail.status = 'sent' and mail.sent_at > now() - make_interval(secs => ?))
         or (mail.status = 'pending' and mail.attempts > 0 and mail.last_error is null
             and mail.next_attempt_at > now()))`,
    [WINDOW_SECONDS, submission_id, id, WINDOW_SECONDS],
  )
  if (!row || row.used < most) return 0
  const [before] = await manager.execute<{ count: number }[]>(
    `select count(*)::int as count ${TO_SAME_ADDRESS} and mail.status = 'pending' and mail.id < ?`,
    [submission_id, id],
  )
  return Math.max(0, Math.ceil(row.wait ?? SHORT_WAIT)) + (1 + (before?.count ?? 0)) * APART
}

/**
 * Claims all acknowledgements that are held for the address of a mail, to be joined with it.
 *
 * @param mail that is being sent
 * @param lease in ms
 */
export async function claimHeldMails(
  manager: SqlEntityManager,
  { id, submission_id }: Pick<ClaimedMail, "id" | "submission_id">,
  lease: number,
): Promise<ClaimedMail[]> {
  const rows = await manager.execute<(ClaimedMail & { created_at: string | Date })[]>(
    `update form_mail
        set attempts = attempts + 1, last_error = null, updated_at = now(),
            next_attempt_at = now() + make_interval(secs => ?::float8 / 1000)
      where id in (select mail.id ${TO_SAME_ADDRESS} and mail.id <> ? and mail.status = 'pending'
                      and mail.last_error = ? for update of mail skip locked)
      returning id, submission_id, kind, attempts as attempt, created_at`,
    [lease, submission_id, id, HELD],
  )
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }))
}
