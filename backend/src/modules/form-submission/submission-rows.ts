import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type SubmissionRows } from "./types"

/** SQL for a list of ids that is bound as one JSON parameter. */
export const IDS = "(select jsonb_array_elements_text(?::jsonb))"

const rowsOf = async (manager: SqlEntityManager, sql: string, ids: readonly string[]) => {
  const rows = await manager.execute<{ row: object }[]>(sql, [JSON.stringify(ids)])
  return rows.map(({ row }) => row)
}

/**
 * Reads whole rows, so that a deletion or an erasure can be undone.
 *
 * @param manager of the transaction
 * @param ids of submissions
 * @returns the submissions, their mails and notes, as JSON that PostgreSQL made
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
    `select to_jsonb(mail) as row from form_mail mail where submission_id in ${IDS}`,
    ids,
  ),
  notes: await rowsOf(
    manager,
    `select to_jsonb(note) as row from form_note note where submission_id in ${IDS}`,
    ids,
  ),
})

/**
 * Deletes submissions and, through the foreign keys, their mails and notes.
 *
 * @param manager of the transaction
 * @param ids of submissions
 */
export async function deleteRows(manager: SqlEntityManager, ids: readonly string[]): Promise<void> {
  await manager.execute(`delete from form_submission where id in ${IDS}`, [JSON.stringify(ids)])
}

/**
 * Restores rows to the state in which {@link readRows} read them.
 *
 * @param manager of the transaction
 * @param rows as they were read
 */
export async function putRowsBack(manager: SqlEntityManager, rows: SubmissionRows): Promise<void> {
  await manager.execute(
    "delete from form_submission where id in (select row ->> 'id' from jsonb_array_elements(?::jsonb) row)",
    [JSON.stringify(rows.submissions)],
  )
  await manager.execute(
    "insert into form_submission select * from jsonb_populate_recordset(null::form_submission, ?::jsonb)",
    [JSON.stringify(rows.submissions)],
  )
  await manager.execute(
    "insert into form_mail select * from jsonb_populate_recordset(null::form_mail, ?::jsonb)",
    [JSON.stringify(rows.mails)],
  )
  await manager.execute(
    "insert into form_note select * from jsonb_populate_recordset(null::form_note, ?::jsonb)",
    [JSON.stringify(rows.notes)],
  )
}
