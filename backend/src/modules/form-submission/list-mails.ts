import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type AdminFormMail } from "../../contract"
import { FORM_SUBJECT } from "../post/owe"

type StoredMail = Omit<AdminFormMail, "next_attempt_at" | "sent_at"> & {
  next_attempt_at: Date | string | null
  sent_at: Date | string | null
}

const written = (moment: Date | string | null) => (moment === null ? null : new Date(moment).toISOString())

/**
 * Lists the mails of a submission and their states, by kind, the oldest of each first.
 *
 * @param submissionId whose mails; an unknown id has none
 */
export async function listMails(manager: SqlEntityManager, submissionId: string): Promise<AdminFormMail[]> {
  const rows = await manager.execute<StoredMail[]>(
    `select id, kind, case when kind = 'reply' then version end as reply_id, status, attempts, next_attempt_at,
            last_error, sent_at
       from post_mail where subject_type = ? and subject_id = ? and deleted_at is null
      order by kind, created_at, id`,
    [FORM_SUBJECT, submissionId],
  )
  return rows.map(({ next_attempt_at: next, sent_at: sent, ...mail }) => ({
    ...mail,
    next_attempt_at: written(next),
    sent_at: written(sent),
  }))
}
