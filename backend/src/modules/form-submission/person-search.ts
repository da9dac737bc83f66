import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type FormType, type PersonalData, type PersonalDataErasure } from "../../contract"
import { FORM_SUBJECT } from "../post/owe"
import { likePattern } from "../../lib/like-pattern"
import { type PersonalShare, personalShare, withoutContact } from "./personal-data"
import { IDS } from "./submission-rows"

/** A submission in which an e-mail address occurs. */
export interface PersonMatch {
  id: string
  reference: string
  type: FormType
  status: string
  data: Record<string, unknown>
  created_at: Date
  updated_at: Date
  /** Notes of staff about the submission, oldest first. */
  notes: { text: string; created_at: string }[]
  /** Replies of staff to the sender, oldest first. */
  replies: { text: string; created_at: string }[]
  /** Null when the address occurs only in free text or in a note. */
  share: PersonalShare | null
}

/**
 * Finds every submission in which an e-mail address occurs, oldest first, and locks them until the transaction ends.
 * Every submission's values are read, which is fast enough for a request of this kind.
 *
 * @param manager of the transaction
 * @param key the address as `emailKey` makes it
 */
export async function findPerson(manager: SqlEntityManager, key: string): Promise<PersonMatch[]> {
  const rows = await manager.execute<Omit<PersonMatch, "share">[]>(
    `select id, reference, type, status, data, created_at, updated_at,
            (select coalesce(jsonb_agg(jsonb_build_object('text', text, 'created_at', note.created_at)
                      order by note.created_at), '[]')
               from form_note note where note.submission_id = form_submission.id) as notes,
            (select coalesce(jsonb_agg(jsonb_build_object('text', text, 'created_at', reply.created_at)
                      order by reply.created_at), '[]')
               from form_reply reply where reply.submission_id = form_submission.id) as replies
       from form_submission
     where email = ? or lower(data::text) like ?
        or exists (select 1 from form_note note
                    where note.submission_id = form_submission.id and lower(note.text) like ?)
        or exists (select 1 from form_reply reply
                    where reply.submission_id = form_submission.id and lower(reply.text) like ?)
     order by created_at, id
     for update`,
    [key, likePattern(key), likePattern(key), likePattern(key)],
  )
  return rows.map((row) => ({ ...row, share: personalShare(row.type, row.data, key) }))
}

const written = (texts: readonly { text: string; created_at: string }[]) =>
  texts.map(({ text, created_at: at }) => ({ text, created_at: new Date(at).toISOString() }))

const mention = ({ id, reference }: PersonMatch) => ({ id, reference })

const ofRole = (matches: readonly PersonMatch[], role: PersonalShare["role"] | undefined) =>
  matches.filter(({ share }) => share?.role === role)

/**
 * The export of a person's data.
 *
 * @param key the address
 * @param matches submissions in which it occurs
 */
export const personalDataExport = (key: string, matches: readonly PersonMatch[]): PersonalData => ({
  email: key,
  form_submissions: matches.flatMap(
    ({ id, reference, type, status, share, notes, replies, created_at, updated_at }) =>
      share
        ? [
            {
              id,
              reference,
              type,
              status,
              role: share.role,
              data: share.data,
              notes: share.role === "sender" ? written(notes) : [],
              replies: share.role === "sender" ? written(replies) : [],
              created_at: new Date(created_at).toISOString(),
              updated_at: new Date(updated_at).toISOString(),
            },
          ]
        : [],
  ),
  mentioned_in: ofRole(matches, undefined).map(mention),
})

/**
 * The changes that {@link erasePerson} makes.
 *
 * @param matches submissions in which the address occurs
 */
export const personalDataErasure = (matches: readonly PersonMatch[]): PersonalDataErasure => ({
  erased: ofRole(matches, "sender").map(mention),
  contact_removed: ofRole(matches, "contact").map(mention),
  mentioned_in: ofRole(matches, undefined).map(mention),
})

/**
 * Empties the submissions that the person sent and removes the person from those of others. The idempotency key and the
 * hash of the values are deleted, too: guesses at the values could be checked against them.
 *
 * @param manager of the transaction
 * @param key the address
 * @param matches submissions in which it occurs
 */
export async function erasePerson(
  manager: SqlEntityManager,
  key: string,
  matches: readonly PersonMatch[],
): Promise<void> {
  const sent = JSON.stringify(ofRole(matches, "sender").map(({ id }) => id))
  await manager.execute(
    `update form_submission set data = '{}', products = null, name = null, email = null, company = null, phone = null,
       idempotency_key = null, body_hash = null, erased_at = now(), updated_at = now() where id in ${IDS}`,
    [sent],
  )
  await manager.execute(
    `delete from post_mail where subject_type = '${FORM_SUBJECT}' and subject_id in ${IDS}`,
    [sent],
  )
  await manager.execute(`delete from form_note where submission_id in ${IDS}`, [sent])
  await manager.execute(`delete from form_reply where submission_id in ${IDS}`, [sent])
  for (const { id, type, data } of ofRole(matches, "contact")) {
    await manager.execute(
      `update form_submission set data = ?::jsonb, idempotency_key = null, body_hash = null, updated_at = now()
       where id = ?`,
      [JSON.stringify(withoutContact(type, data, key)), id],
    )
  }
}
