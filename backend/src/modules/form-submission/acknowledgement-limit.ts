import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type FormMailKind } from "../../contract"
import { CLAIMED, type ClaimedRow } from "../../lib/mail-queue"
import { type ClaimedMail, toClaimedMail } from "./mail-queue"

const WINDOW_SECONDS = 60 * 60

/** Wait in ms where the address' other mails are being sent this moment. */
const SHORT_WAIT = 60_000

/** Ms between held acknowledgements of one address, so that the first to go takes the others with it. */
const APART = 30_000

/** Reason with which an acknowledgement waits to be joined with others. */
export const HELD = "held: its address has had as many acknowledgements within an hour as it may"

/** Acknowledgements to an address; those that were joined are one mail, with one Message-ID. */
const TO_ADDRESS = "from post_mail where kind = 'acknowledgement' and deleted_at is null and recipient = ?"

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
  { id, recipient }: Pick<ClaimedMail, "id" | "recipient">,
  most: number,
): Promise<number> {
  const [row] = await manager.execute<{ used: number; wait: number | null }[]>(
    `select count(distinct coalesce(message_id, id))::int as used,
            (extract(epoch from min(sent_at) + make_interval(secs => ?) - now()) * 1000)::float8 as wait
     ${TO_ADDRESS} and id <> ?
       and ((status = 'sent' and sent_at > now() - make_interval(secs => ?))
         or (status = 'pending' and attempts > 0 and last_error is null
             and next_attempt_at > now()))`,
    [WINDOW_SECONDS, recipient, id, WINDOW_SECONDS],
  )
  if (!row || row.used < most) return 0
  const [before] = await manager.execute<{ count: number }[]>(
    `select count(*)::int as count ${TO_ADDRESS} and status = 'pending' and id < ?`,
    [recipient, id],
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
  { id, recipient }: Pick<ClaimedMail, "id" | "recipient">,
  lease: number,
): Promise<ClaimedMail[]> {
  const rows = await manager.execute<(ClaimedRow<FormMailKind> & { created_at: string | Date })[]>(
    `update post_mail
        set attempts = attempts + 1, last_error = null, updated_at = now(),
            next_attempt_at = now() + make_interval(secs => ?::float8 / 1000)
      where id in (select id ${TO_ADDRESS} and id <> ? and status = 'pending'
                      and last_error = ? for update skip locked)
      returning ${CLAIMED}`,
    [lease, recipient, id, HELD],
  )
  return rows.map((row) => toClaimedMail({ ...row, created_at: new Date(row.created_at).toISOString() }))
}
