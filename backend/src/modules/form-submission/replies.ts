import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId, MedusaError } from "@medusajs/framework/utils"
import { IDEMPOTENCY_HEADER, RESPONDED_STATUS, SPAM_STATUS } from "../../contract"
import { notFound } from "../../lib/not-found"
import { FORM_SUBJECT, owe } from "../post/owe"
import { type NewFormReply, type ReplyReceipt } from "./types"

interface StoredReply {
  id: string
  submission_id: string
  text: string
  author: string
  created_at: Date | string
}

interface Before {
  status: string
  first_responded_at: Date | string | null
  email: string | null
}

const written = (moment: Date | string) => new Date(moment).toISOString()

const receiptOf = ({ id, submission_id, text, author, created_at }: StoredReply, before: Before) => ({
  ...{ id, submission_id, text, author, created_at: written(created_at) },
  previous: {
    status: before.status,
    first_responded_at: before.first_responded_at && written(before.first_responded_at),
  },
})

const refuse = (message: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, message)

const KEY_TAKEN = `This ${IDEMPOTENCY_HEADER} was used for another reply. Send a new key with every new reply.`

/**
 * Stores a reply with its pending mail and marks the submission as responded to. The mail goes to the address of the
 * submission: a reply has no recipient of its own.
 *
 * @param manager of the transaction
 * @returns the stored reply, new or, under the same key, old
 * @throws MedusaError (not found), (not allowed) for spam and after an erasure, (conflict) when the key belongs to another
 * reply
 */
export async function storeReply(
  manager: SqlEntityManager,
  { submission_id, text, author_id, author, idempotency_key }: NewFormReply,
): Promise<ReplyReceipt> {
  const [before] = await manager.execute<Before[]>(
    "select status, first_responded_at, email from form_submission where id = ? and deleted_at is null for update",
    [submission_id],
  )
  if (!before) throw notFound("Form submission", submission_id)
  const [known] = await manager.execute<StoredReply[]>(
    "select id, submission_id, text, author, created_at from form_reply where idempotency_key = ?",
    [idempotency_key],
  )
  if (known) {
    if (known.submission_id === submission_id && known.text === text) {
      return { ...receiptOf(known, before), created: false }
    }
    throw new MedusaError(MedusaError.Types.CONFLICT, KEY_TAKEN)
  }
  if (before.status === SPAM_STATUS) {
    throw refuse("Nobody is mailed about spam. Give the submission another status first.")
  }
  if (before.email === null) throw refuse("The address of the sender has been erased: nobody can be mailed.")
  const id = generateEntityId("", "freply")
  const [reply] = await manager.execute<StoredReply[]>(
    `insert into form_reply (id, submission_id, text, author_id, author, idempotency_key) values (?, ?, ?, ?, ?, ?)
     returning id, submission_id, text, author, created_at`,
    [id, submission_id, text, author_id, author, idempotency_key],
  )
  if (!reply) throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `Reply ${id} was not stored`)
  await owe(manager, [
    {
      ...{ kind: "reply", subject_type: FORM_SUBJECT, subject_id: submission_id, version: id },
      recipient: before.email,
    },
  ])
  await manager.execute(
    `update form_submission set status = ?, first_responded_at = coalesce(first_responded_at, now()), updated_at = now()
      where id = ?`,
    [RESPONDED_STATUS, submission_id],
  )
  return { ...receiptOf(reply, before), created: true }
}

/**
 * Removes a reply and its mail, and restores the submission's status, unless a try to send the mail has begun: what may
 * have been sent stays recorded.
 *
 * @param manager of the transaction
 * @param receipt of {@link storeReply}
 */
export async function removeReply(
  manager: SqlEntityManager,
  { id, submission_id, previous }: ReplyReceipt,
): Promise<void> {
  const unsent = await manager.execute<object[]>(
    `delete from post_mail where kind = 'reply' and subject_id = ? and version = ? and attempts = 0 returning id`,
    [submission_id, id],
  )
  if (unsent.length === 0) return
  await manager.execute("delete from form_reply where id = ?", [id])
  await manager.execute(
    "update form_submission set status = ?, first_responded_at = ?, updated_at = now() where id = ? and status = ?",
    [previous.status, previous.first_responded_at, submission_id, RESPONDED_STATUS],
  )
}
