import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type FORM_MAIL_KINDS, type FORM_MAIL_STATUSES } from "../../contract"

/** A mail that only this process may send until its lease ends. */
export interface ClaimedMail {
  id: string
  submission_id: string
  kind: (typeof FORM_MAIL_KINDS)[number]
  /** Number of the try. Recording the outcome requires it, so that a process that lost its lease changes nothing. */
  attempt: number
  /** ISO 8601. */
  created_at: string
}

/** Outcome of one try. */
export interface MailOutcome {
  status: (typeof FORM_MAIL_STATUSES)[number]
  message_id?: string | null
  last_error?: string | null
  /** Milliseconds until the next try of a mail that stays pending. */
  retry_in?: number
}

/** State of a mail, to restore it. */
export interface MailState {
  id: string
  status: string
  attempts: number
  next_attempt_at: Date | null
  last_error: string | null
}

/** Condition of due mails, by the database's clock: those of several machines may differ. A new mail is always due. */
const DUE = "status = 'pending' and deleted_at is null and (attempts = 0 or next_attempt_at <= now())"

const LATER = "now() + make_interval(secs => ?::float8 / 1000)"

/**
 * Finds mails that are due, longest waiting first.
 *
 * @param limit most mails to return
 */
export async function findDueMails(manager: SqlEntityManager, limit: number): Promise<string[]> {
  const rows = await manager.execute<{ id: string }[]>(
    `select id from form_mail where ${DUE} order by next_attempt_at, id limit ?`,
    [limit],
  )
  return rows.map(({ id }) => id)
}

/**
 * Claims a due mail for this process. `next_attempt_at` is also the end of the lease: when the process dies, the mail
 * is due again then. A pending mail with a try and without an error is being sent now.
 *
 * @param lease in milliseconds
 * @returns null when the mail is not due, or another process has it
 */
export async function claimMail(
  manager: SqlEntityManager,
  id: string,
  lease: number,
): Promise<ClaimedMail | null> {
  const [row] = await manager.execute<(ClaimedMail & { created_at: string | Date })[]>(
    `update form_mail
        set attempts = attempts + 1, next_attempt_at = ${LATER}, last_error = null, updated_at = now()
      where id = (select id from form_mail where id = ? and ${DUE} for update skip locked)
      returning id, submission_id, kind, attempts as attempt, created_at`,
    [lease, id],
  )
  return row ? { ...row, created_at: new Date(row.created_at).toISOString() } : null
}

/**
 * Records the outcome of a try.
 *
 * @returns false, with nothing recorded, when the lease has ended and another try has begun since
 */
export async function recordMailOutcome(
  manager: SqlEntityManager,
  { id, attempt }: Pick<ClaimedMail, "id" | "attempt">,
  { status, message_id = null, last_error = null, retry_in = 0 }: MailOutcome,
): Promise<boolean> {
  const rows = await manager.execute<{ id: string }[]>(
    `update form_mail
        set status = ?, message_id = coalesce(?, message_id), last_error = ?, updated_at = now(),
            sent_at = case when ? = 'sent' then now() end,
            next_attempt_at = case when ? = 'pending' then ${LATER} end
      where id = ? and attempts = ? and status = 'pending'
      returning id`,
    [status, message_id, last_error, status, status, retry_in, id, attempt],
  )
  return rows.length > 0
}

/**
 * Makes the unsent mails of a submission due at once: those given up, cancelled, or waiting for their next try. Mails
 * that are being sent are left alone.
 *
 * @returns the previous states of the mails that changed
 */
export async function reopenMails(manager: SqlEntityManager, submissionId: string): Promise<MailState[]> {
  return manager.execute<MailState[]>(
    `with past as (
       select id, status, attempts, next_attempt_at, last_error from form_mail
        where submission_id = ? and deleted_at is null
          and (status in ('failed', 'cancelled') or (status = 'pending' and last_error is not null))
        for update
     )
     update form_mail set status = 'pending', next_attempt_at = now(), updated_at = now()
       from past where form_mail.id = past.id
     returning past.id, past.status, past.attempts, past.next_attempt_at, past.last_error`,
    [submissionId],
  )
}

/** Restores previous states of mails, but for those that were tried since. */
export async function restoreMails(manager: SqlEntityManager, states: readonly MailState[]): Promise<void> {
  for (const { id, status, attempts, next_attempt_at, last_error } of states) {
    await manager.execute(
      `update form_mail set status = ?, next_attempt_at = ?, last_error = ?, updated_at = now()
        where id = ? and attempts = ? and status = 'pending'`,
      [status, next_attempt_at, last_error, id, attempts],
    )
  }
}
