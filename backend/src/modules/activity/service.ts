import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type Context } from "@medusajs/framework/types"
import { InjectManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import { forgetOldRows } from "../../lib/forget-old-rows"
import { likePattern } from "../../lib/like-pattern"
import { ActivityEntry } from "./models/activity-entry"

/** Personal data that an erasure removes from an entry, to restore it. */
export interface ErasedPart {
  id: string
  entity_name: string | null
  changes: unknown
}

/** Stores the log of writes by staff. */
export class ActivityModuleService extends MedusaService({ ActivityEntry }) {
  /**
   * Deletes the oldest entries for good.
   *
   * @param before time before which they were stored
   * @param most largest number to delete
   * @returns the number of deleted ones
   */
  @InjectManager()
  async forgetOld(before: Date, most: number, @MedusaContext() context: Context = {}): Promise<number> {
    return forgetOldRows(context.manager as SqlEntityManager, "activity_entry", before, most)
  }

  /**
   * Removes names and values from every entry in which an e-mail address occurs (UK GDPR, article 17). Actor, action
   * and record stay.
   *
   * @param key the address in lower case
   * @returns the removed parts, for {@link putBack}
   */
  @InjectManager()
  async erasePerson(key: string, @MedusaContext() context: Context = {}): Promise<ErasedPart[]> {
    return (context.manager as SqlEntityManager).execute<ErasedPart[]>(
      `with found as (
         select id, entity_name, changes from activity_entry
          where lower(coalesce(entity_name, '') || ' ' || changes::text) like ? for update
       )
       update activity_entry entry set entity_name = null, changes = '[]', updated_at = now()
         from found where entry.id = found.id
       returning found.id, found.entity_name, found.changes`,
      [likePattern(key)],
    )
  }

  /**
   * Restores names and values.
   *
   * @param parts returned by {@link erasePerson}
   */
  @InjectManager()
  async putBack(parts: readonly ErasedPart[], @MedusaContext() context: Context = {}): Promise<void> {
    await (context.manager as SqlEntityManager).execute(
      `update activity_entry entry set entity_name = part.entity_name, changes = part.changes
         from jsonb_to_recordset(?::jsonb) part(id text, entity_name text, changes jsonb)
        where entry.id = part.id`,
      [JSON.stringify(parts)],
    )
  }
}
