import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** Tables with a retention period. */
type AgeingTable =
  | "activity_entry"
  | "import_change"
  | "missed_search"
  | "post_mail"
  | "product_pair"
  | "product_popularity"
  | "stock_alert"

/**
 * Deletes the oldest rows of a table for good; rows locked by another write are left for the next run.
 *
 * @param before time before which they were created
 * @param most largest number to delete
 * @param only further condition of the rows to delete, which is part of the SQL and never comes from a request
 * @returns the number of deleted ones
 */
export async function forgetOldRows(
  manager: SqlEntityManager,
  table: AgeingTable,
  before: Date,
  most: number,
  only = "true",
): Promise<number> {
  const gone = await manager.execute<unknown[]>(
    `delete from ${table} where id in (
       select id from ${table} where created_at < ? and ${only} order by created_at limit ? for update skip locked
     ) returning id`,
    [before, most],
  )
  return gone.length
}
