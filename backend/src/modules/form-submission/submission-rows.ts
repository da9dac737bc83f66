import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { FORM_SUBJECT } from "../post/owe"
import { type SubmissionRows } from "./types"

/** SQL for a list of ids that is bound as one JSON parameter. */
export const IDS = "(select jsonb_array_elements_text(?::jsonb))"

/** Column of the mails of submissions, with the condition that a mail is about one. */
const OF_FORMS = `subject_type = '${FORM_SUBJECT}' and subject_id`

const rowsOf = async (manager: SqlEntityManager, sql: string, ids: readonly string[]) => {
  const rows = await manager.execute<{ row: object }[]>(sql, [JSON.stringify(ids)])
  return rows.map(({ row }) => row)
}

/**
 * Reads whole rows, so that a deletion or an erasure can be undone.
 *
 * @param manager of the transaction
 * @param ids of submissions
 * @returns the submissions, their mails, notes and replies, as JSON that PostgreSQL made
 */
export const readRows = async (
  manager: SqlEntityManager,
  ids: readonly string[],
): Promise<SubmissionRows> => ({
  submissions: await rowsOf(
    manager,
    `select to_jsonb(submission) as row from form_submission submission where id in ${IDS}`,
    ids,
  ),
  mails: await rowsOf(
    manager,
    `select to_jsonb(mail) as row from post_mail mail where ${OF_FORMS} in ${IDS}`,
    ids,
  ),
  notes: await rowsOf(
    manager,
    `select to_jsonb(note) as row from form_note note where submission_id in ${IDS}`,
    ids,
  ),
  replies: await rowsOf(
    manager,
    `select to_jsonb(reply) as row from form_reply reply where submission_id in ${IDS}`,
    ids,
  ),
})

/**
 * Deletes submissions with their mails and, through the foreign keys, their notes and replies.
 *
 * @param manager of the transaction
 * @param ids of submissions
 */
export async function deleteRows(manager: SqlEntityManager, ids: readonly string[]): Promise<void> {
  await manager.execute(`delete from form_submission where id in ${IDS}`, [JSON.stringify(ids)])
  // After the submissions: until those are locked, another transaction may owe a mail.
  await manager.execute(`delete from post_mail where ${OF_FORMS} in ${IDS}`, [JSON.stringify(ids)])
}

/**
 * Deletes the oldest submissions with what {@link deleteRows} deletes; those locked by another write are left for the next
 * run.
 *
 * @param manager of the transaction
 * @param before time before which they were created
 * @param most largest number to delete
 * @returns the number of deleted ones
 */
export async function deleteOldRows(manager: SqlEntityManager, before: Date, most: number): Promise<number> {
  const old = await manager.execute<{ id: string }[]>(
    `select id from form_submission where created_at < ? order by created_at limit ? for update skip locked`,
    [before, most],
  )
  await deleteRows(
    manager,
    old.map(({ id }) => id),
  )
  return old.length
}

/**
 * Restores rows to the state in which {@link readRows} read them.
 *
 * @param manager of the transaction
 * @param rows as they were read
 */
export async function putRowsBack(manager: SqlEntityManager, rows: SubmissionRows): Promise<void> {
  await deleteRows(
    manager,
    rows.submissions.map((row) => String(Reflect.get(row, "id"))),
  )
  await manager.execute(
    "insert into form_submission select * from jsonb_populate_recordset(null::form_submission, ?::jsonb)",
    [JSON.stringify(rows.submissions)],
  )
  await manager.execute(
    "insert into post_mail select * from jsonb_populate_recordset(null::post_mail, ?::jsonb)",
    [JSON.stringify(rows.mails)],
  )
  await manager.execute(
    "insert into form_note select * from jsonb_populate_recordset(null::form_note, ?::jsonb)",
    [JSON.stringify(rows.notes)],
  )
  await manager.execute(
    "insert into form_reply select * from jsonb_populate_recordset(null::form_reply, ?::jsonb)",
    [JSON.stringify(rows.replies)],
  )
}
