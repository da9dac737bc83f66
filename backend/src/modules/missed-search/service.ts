import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type Context } from "@medusajs/framework/types"
import { InjectManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import { forgetOldRows } from "../../lib/forget-old-rows"
import { MissedSearch } from "./models/missed-search"

/** Different texts that are counted on one day, so that nobody fills the table. */
const TEXTS_MOST = 2_000

/** A text that was searched for in vain. */
interface FrequentSearch {
  text: string
  searches: number
  /** The last day of such a search. */
  last_day: string
}

/** Counts searches that found nothing. Write through the workflows, never directly. */
export class MissedSearchModuleService extends MedusaService({ MissedSearch }) {
  /**
   * Counts a search once more; a new text only while its day has fewer than 2,000.
   *
   * @param text as `countedSearch` writes it
   * @param day as `2026-11-23`
   * @returns whether it was counted
   */
  @InjectManager()
  async count(text: string, day: string, @MedusaContext() context: Context = {}): Promise<boolean> {
    const counted = await (context.manager as SqlEntityManager).execute<unknown[]>(
      `insert into missed_search as known (id, text, day, searches)
       select 'miss_' || gen_random_uuid(), ?::text, ?::text, 1
        where exists (select 1 from missed_search where day = ? and text = ? and deleted_at is null)
           or (select count(*) from missed_search where day = ? and deleted_at is null) < ?
       on conflict (day, text) where deleted_at is null do update set
         searches = known.searches + 1, updated_at = now()
       returning id`,
      [text, day, day, text, day, TEXTS_MOST],
    )
    return counted.length > 0
  }

  /** Takes one search back. */
  @InjectManager()
  async takeBack(text: string, day: string, @MedusaContext() context: Context = {}): Promise<void> {
    await (context.manager as SqlEntityManager).execute(
      `update missed_search set searches = greatest(0, searches - 1), updated_at = now()
        where day = ? and text = ? and deleted_at is null`,
      [day, text],
    )
  }

  /**
   * Lists what was searched for in vain, the most frequent first.
   *
   * @param from the first day that counts
   * @param most largest number of texts
   */
  @InjectManager()
  async mostFrequent(
    from: string,
    most: number,
    @MedusaContext() context: Context = {},
  ): Promise<FrequentSearch[]> {
    return (context.manager as SqlEntityManager).execute<FrequentSearch[]>(
      `select text, sum(searches)::int as searches, max(day) as last_day
         from missed_search where day >= ? and searches > 0 and deleted_at is null
        group by text order by 2 desc, 3 desc, 1 limit ?`,
      [from, most],
    )
  }

  /**
   * Deletes the oldest counts for good.
   *
   * @param before time before which they were begun
   * @param most largest number to delete
   * @returns the number of deleted ones
   */
  @InjectManager()
  async forgetOld(before: Date, most: number, @MedusaContext() context: Context = {}): Promise<number> {
    return forgetOldRows(context.manager as SqlEntityManager, "missed_search", before, most)
  }
}
