import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type FORM_MAIL_STATUSES, type MailKind } from "../contract"

/** States of a pending mail and after. */
type MailStatus = (typeof FORM_MAIL_STATUSES)[number]

/** A mail that only this process may send until its lease ends. */
export interface ClaimedRow<Kind extends MailKind = MailKind> {
  id: string
  kind: Kind
  /** Table and id of what the mail is about. */
  subject_type: string
  subject_id: string
  /** Which state of the subject it reports. */
  version: string
  recipient: string
  payload: Record<string, unknown>
  /** Number of the try. Recording the outcome requires it, so that a process that lost its lease changes nothing. */
  attempt: number
  /** ISO 8601. */
  created_at: string
}

/** Outcome of one try. */
export interface MailOutcome {
  status: MailStatus
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

/** Which mails of the outbox a queue has. */
export interface QueuedMails<Kind extends MailKind> {
  kinds: readonly Kind[]
  /** The column that names what the mails are about, by which their unsent ones are made due again. */
  owner: "company_id" | "subject_id"
}

/** A queue of mails; each function takes the manager of a transaction, or one without. */
export interface MailQueue<Kind extends MailKind> {
  /** Ids of mails that are due, longest waiting first, at most so many. */
  findDue: (manager: SqlEntityManager, limit: number) => Promise<string[]>
  /**
   * Claims a due mail for this process for a lease in milliseconds. `next_attempt_at` is also the end of the lease: when
   * the process dies, the mail is due again then. A pending mail with a try and without an error is being sent now.
   * Returns null when the mail is not due, or another process has it.
   */
  claim: (manager: SqlEntityManager, id: string, lease: number) => Promise<ClaimedRow<Kind> | null>
  /**
   * Records the outcome of a try. Returns false, with nothing recorded, when the lease has ended and another try has
   * begun since.
   */
  record: (
    manager: SqlEntityManager,
    mail: Pick<ClaimedRow, "id" | "attempt">,
    outcome: MailOutcome,
  ) => Promise<boolean>
  /**
   * Makes the unsent mails of an owner due at once: those given up, cancelled, or waiting for their next try. Mails that
   * are being sent are left alone. Returns the previous states of the mails that changed.
   */
  reopen: (manager: SqlEntityManager, ownerId: string) => Promise<MailState[]>
  /** Restores previous states of mails, but for those that were tried since. */
  restore: (manager: SqlEntityManager, states: readonly MailState[]) => Promise<void>
}

/** Condition of due mails, by the database's clock: those of several machines may differ. A new mail is always due. */
const DUE = "status = 'pending' and deleted_at is null and (attempts = 0 or next_attempt_at <= now())"

/** Columns of a claimed mail. */
export const CLAIMED =
  "id, kind, subject_type, subject_id, version, recipient, payload, attempts as attempt, created_at"

const LATER = "now() + make_interval(secs => ?::float8 / 1000)"

/** Condition of the kinds of a queue, which are bound as one JSON parameter. */
const OF_KINDS = "kind in (select jsonb_array_elements_text(?::jsonb))"

/**
 * Makes the queue of some kinds of mails in the outbox (`post_mail`): one SQL for all of them.
 *
 * @param owner is part of the SQL and never comes from a request
 */
export function mailQueue<Kind extends MailKind>({ kinds, owner }: QueuedMails<Kind>): MailQueue<Kind> {
  const ofKinds = JSON.stringify(kinds)
  return {
    findDue: async (manager, limit) => {
      const rows = await manager.execute<{ id: string }[]>(
        `select id from post_mail where ${DUE} and ${OF_KINDS} order by next_attempt_at, id limit ?`,
        [ofKinds, limit],
      )
      return rows.map(({ id }) => id)
    },
    claim: async (manager, id, lease) => {
      const [row] = await manager.execute<
        (Omit<ClaimedRow<Kind>, "created_at"> & { created_at: string | Date })[]
      >(
        `update post_mail
            set attempts = attempts + 1, next_attempt_at = ${LATER}, last_error = null, updated_at = now()
          where id = (select id from post_mail where id = ? and ${DUE} and ${OF_KINDS} for update skip locked)
          returning ${CLAIMED}`,
        [lease, id, ofKinds],
      )
      return row ? { ...row, created_at: new Date(row.created_at).toISOString() } : null
    },
    record: async (manager, { id, attempt }, outcome) => {
      const { status, message_id = null, last_error = null, retry_in = 0 } = outcome
      const rows = await manager.execute<{ id: string }[]>(
        `update post_mail
            set status = ?, message_id = coalesce(?, message_id), last_error = ?, updated_at = now(),
                sent_at = case when ? = 'sent' then now() end,
                next_attempt_at = case when ? = 'pending' then ${LATER} end
          where id = ? and attempts = ? and status = 'pending'
          returning id`,
        [status, message_id, last_error, status, status, retry_in, id, attempt],
      )
      return rows.length > 0
    },
    reopen: (manager, ownerId) =>
      manager.execute<MailState[]>(
        `with past as (
           select id, status, attempts, next_attempt_at, last_error from post_mail
            where ${owner} = ? and ${OF_KINDS} and deleted_at is null
              and (status in ('failed', 'cancelled') or (status = 'pending' and last_error is not null))
            for update
         )
         update post_mail set status = 'pending', next_attempt_at = now(), updated_at = now()
           from past where post_mail.id = past.id
         returning past.id, past.status, past.attempts, past.next_attempt_at, past.last_error`,
        [ownerId, ofKinds],
      ),
    restore: async (manager, states) => {
      for (const { id, status, attempts, next_attempt_at, last_error } of states) {
        await manager.execute(
          `update post_mail set status = ?, next_attempt_at = ?, last_error = ?, updated_at = now()
            where id = ? and attempts = ? and status = 'pending'`,
          [status, next_attempt_at, last_error, id, attempts],
        )
      }
    },
  }
}
