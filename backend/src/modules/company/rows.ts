import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { accountRefusal } from "../../safety/account-refusal"
import { type RowsChange } from "./types"

/** Tables of records that only their company uses. */
export type OwnTable = "company_address" | "cost_centre"

/**
 * Reads a record of a locked company as JSON.
 *
 * @throws Refusal (not found), also for another company's
 */
export async function ownRow(
  manager: SqlEntityManager,
  table: OwnTable,
  { company_id, id }: { company_id: string; id: string },
): Promise<object> {
  const [found] = await manager.execute<{ row: object }[]>(
    `select to_jsonb(${table}) as row from ${table} where id = ? and company_id = ? and deleted_at is null for update`,
    [id, company_id],
  )
  if (!found) throw accountRefusal("not_found")
  return found.row
}

/** @throws Refusal where a locked company has as many records as it can have */
export async function requireRoomFor(
  manager: SqlEntityManager,
  table: OwnTable,
  companyId: string,
  most: number,
): Promise<void> {
  const [{ count } = { count: 0 }] = await manager.execute<{ count: number }[]>(
    `select count(*)::int as count from ${table} where company_id = ? and deleted_at is null`,
    [companyId],
  )
  if (count >= most) throw accountRefusal("too_many")
}

/** Deletes a record of a locked company for good. @throws Refusal (not found) */
export async function deleteOwnRow(
  manager: SqlEntityManager,
  table: OwnTable,
  target: { company_id: string; id: string },
): Promise<RowsChange> {
  const before = await ownRow(manager, table, target)
  await manager.execute(`delete from ${table} where id = ? and company_id = ?`, [
    target.id,
    target.company_id,
  ])
  return { id: target.id, created: [], before: [before] }
}

/** Takes a change back: deletes what is new, and stores what was changed or deleted as it was. */
export async function restoreRows(
  manager: SqlEntityManager,
  table: OwnTable,
  { created, before }: Pick<RowsChange, "created" | "before">,
): Promise<void> {
  const ids = [...created, ...before.map((row) => Reflect.get(row, "id") as string)]
  await manager.execute(`delete from ${table} where id in (select jsonb_array_elements_text(?::jsonb))`, [
    JSON.stringify(ids),
  ])
  await manager.execute(
    `insert into ${table} select * from jsonb_populate_recordset(null::${table}, ?::jsonb)`,
    [JSON.stringify(before)],
  )
}
