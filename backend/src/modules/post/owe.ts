import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId } from "@medusajs/framework/utils"
import { emailKey, type MailKind } from "../../contract"

/** Recipient of mails to staff: their addresses are read from the settings when the mail is composed. */
export const STAFF = "staff"

/** Subject type of mails about form submissions. */
export const FORM_SUBJECT = "form_submission"

/** A mail to store as pending. */
export interface PendingMail {
  kind: MailKind
  /** Table and id of what the mail is about. */
  subject_type: string
  subject_id: string
  /** Which state of the subject it reports: a second mail with the same kind, subject, version and recipient is not stored. */
  version: string
  /** An address, or {@link STAFF}. */
  recipient: string
  company_id?: string | null
  /** What the mail says and its subject will not say any more; nothing that opens an account. */
  payload?: Record<string, unknown>
}

/**
 * Owes mails in the caller's transaction: they are sent once it is committed, and never if it is not. Modules share one
 * database, so the transaction may be another module's.
 *
 * @param manager of the transaction in which the state is written that the mails report
 * @param mails any number; one that is stored already stays as it is
 * @returns ids of the mails that are new
 */
export async function owe(manager: SqlEntityManager, mails: readonly PendingMail[]): Promise<string[]> {
  if (mails.length === 0) return []
  const rows = mails.map(({ recipient, company_id = null, payload = {}, ...mail }) => ({
    ...mail,
    id: generateEntityId("", "pmail"),
    recipient: emailKey(recipient),
    company_id,
    payload,
  }))
  const stored = await manager.execute<{ id: string }[]>(
    `insert into post_mail (id, kind, subject_type, subject_id, version, recipient, company_id, payload, next_attempt_at)
     select id, kind, subject_type, subject_id, version, recipient, company_id, payload, now()
       from jsonb_to_recordset(?::jsonb) as mail(id text, kind text, subject_type text, subject_id text, version text,
                                                 recipient text, company_id text, payload jsonb)
     on conflict (kind, subject_id, version, recipient) where deleted_at is null do nothing
     returning id`,
    [JSON.stringify(rows)],
  )
  return stored.map(({ id }) => id)
}
