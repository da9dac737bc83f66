import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type FORM_MAIL_KINDS, type FORM_MAIL_STATUSES } from "../../contract"

/** A mail that this process alone may send, until its lease ends. */
export interface ClaimedMail {
  id: string
  submission_id: string
  kind: (typeof FORM_MAIL_KINDS)[number]
  /** Counts the tries; whoever settles must name it, so that one that lost its lease changes nothing. */
  attempt: number
  /** ISO 8601. */
  created_at: string
}

/** What became of a try. */
export interface MailOutcome {
  status: (typeof FORM_MAIL_STATUSES)[number]
  message_id?: string | null
  last_error?: string | null
  /** For a mail that stays pending: when to try again, in milliseconds from now. */
  retry_in?: number
}

/** A mail's state, to put it back. */
export interface MailState {
  id: string
  status: string
  attempts: number
  next_attempt_at: Date | null
  last_error: string | null
}

/** Time is the database's throughout: processes on several machines need not agree on theirs. A new mail is always due. */
const DUE = "status = 'pending' and deleted_at is null and (attempts = 0 or next_attempt_at <= now())"

const LATER = "now() + make_interval(secs => ?::float8 / 1000)"

/**
 * Finds mails that are due, the longest waiting first.
 *
 * @param limit how many at most
 */
export async function findDueMails(manager: SqlEntityManager, limit: number): Promise<string[]> {
  const rows = await manager.execute<{ id: string }[]>(
    `select id from form_mail where ${DUE} order by next_attempt_at, id limit ?`,
    [limit],
  )
  return rows.map(({ id }) => id)
}

/**
 * Takes a due mail for this process. `next_attempt_at` is the lease at the same time: when the process dies, the mail is
 * due again at its end. A pending mail that was tried and has no error is being sent just now.
 *
 * @param lease in milliseconds
 * @returns null when the mail is not due, or somebody else has it
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
 * Writes down what became of a try.
 *
 * @returns false when the lease was lost and another try has begun since: then nothing is written
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
 * Makes what a submission still owes due at once: mails given up, cancelled, or waiting for their next try. Not those
 * that were sent, and not those that are being sent.
 *
 * @returns how they were; nothing where there was nothing to do
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

/** Puts mails back as they were, but for those that were tried since. */
export async function restoreMails(manager: SqlEntityManager, states: readonly MailState[]): Promise<void> {
  for (const { id, status, attempts, next_attempt_at, last_error } of states) {
    await manager.execute(
      `update form_mail set status = ?, next_attempt_at = ?, last_error = ?, updated_at = now()
        where id = ? and attempts = ? and status = 'pending'`,
      [status, next_attempt_at, last_error, id, attempts],
    )
  }
}
