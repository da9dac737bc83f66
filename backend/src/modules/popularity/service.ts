import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type Context } from "@medusajs/framework/types"
import { InjectManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import { forgetOldRows } from "../../lib/forget-old-rows"
import { ProductPair } from "./models/product-pair"
import { ProductPopularity } from "./models/product-popularity"

/** What is added to the counts of a product; negative to take it back. */
export interface PopularityCount {
  product_id: string
  views: number
  inquiries: number
}

/** Two products that were asked for together, in the order of their ids. */
export interface PairOfProducts {
  first_id: string
  second_id: string
}

/** Fewest enquiries that name two products before one stands on the page of the other. */
const TOGETHER_LEAST = 2

/** Counts how often products are looked at and asked about. Write through the workflows, never directly. */
export class PopularityModuleService extends MedusaService({ ProductPopularity, ProductPair }) {
  /**
   * Adds to the counts of products, in one statement.
   *
   * @param counts one for each product
   * @param week its Monday, as `weekOf` writes it
   */
  @InjectManager()
  async count(
    counts: readonly PopularityCount[],
    week: string,
    @MedusaContext() context: Context = {},
  ): Promise<void> {
    await (context.manager as SqlEntityManager).execute(
      `insert into product_popularity as known (id, product_id, week, views, inquiries)
       select 'pop_' || gen_random_uuid(), product_id, ?, greatest(views, 0), greatest(inquiries, 0)
         from jsonb_to_recordset(?::jsonb) fresh(product_id text, views integer, inquiries integer)
        order by product_id
       on conflict (product_id, week) where deleted_at is null do update set
         views = greatest(0, known.views + (select sum((one->>'views')::integer) from jsonb_array_elements(?::jsonb) one
           where one->>'product_id' = known.product_id)),
         inquiries = greatest(0, known.inquiries + (select sum((one->>'inquiries')::integer) from jsonb_array_elements(?::jsonb) one
           where one->>'product_id' = known.product_id)),
         updated_at = now()`,
      [week, JSON.stringify(counts), JSON.stringify(counts), JSON.stringify(counts)],
    )
  }

  /**
   * Counts one enquiry that names pairs of products, or takes it back, in one statement.
   *
   * @param pairs each once
   * @param week its Monday, as `weekOf` writes it
   * @param by 1 to count, -1 to take back
   */
  @InjectManager()
  async countPairs(
    pairs: readonly PairOfProducts[],
    week: string,
    by: 1 | -1,
    @MedusaContext() context: Context = {},
  ): Promise<void> {
    await (context.manager as SqlEntityManager).execute(
      `insert into product_pair as known (id, first_id, second_id, week, requests)
       select 'pair_' || gen_random_uuid(), first_id, second_id, ?, ?::integer
         from jsonb_to_recordset(?::jsonb) fresh(first_id text, second_id text)
        order by first_id, second_id
       on conflict (first_id, second_id, week) where deleted_at is null do update set
         requests = known.requests + excluded.requests, updated_at = now()`,
      [week, by, JSON.stringify(pairs)],
    )
  }

  /**
   * Those of some pairs that have just been asked for together often enough to be shown.
   *
   * @param pairs that were counted once more
   * @returns ids of their products, each once
   */
  @InjectManager()
  async newlyTogether(
    pairs: readonly PairOfProducts[],
    @MedusaContext() context: Context = {},
  ): Promise<string[]> {
    const found = await (context.manager as SqlEntityManager).execute<PairOfProducts[]>(
      `select pair.first_id, pair.second_id from product_pair pair
         join jsonb_to_recordset(?::jsonb) fresh(first_id text, second_id text)
           on fresh.first_id = pair.first_id and fresh.second_id = pair.second_id
        where pair.deleted_at is null group by pair.first_id, pair.second_id having sum(pair.requests) = ?`,
      [JSON.stringify(pairs), TOGETHER_LEAST],
    )
    return [...new Set(found.flatMap(({ first_id: first, second_id: second }) => [first, second]))]
  }

  /**
   * Products that were asked for together with one, the most frequent first.
   *
   * @param id of the product
   * @param most largest number of ids
   */
  @InjectManager()
  async together(id: string, most: number, @MedusaContext() context: Context = {}): Promise<string[]> {
    const found = await (context.manager as SqlEntityManager).execute<{ id: string }[]>(
      `select id from (
         select second_id as id, requests from product_pair where first_id = ? and deleted_at is null
         union all
         select first_id, requests from product_pair where second_id = ? and deleted_at is null
       ) both_ways group by id having sum(requests) >= ? order by sum(requests) desc, id limit ?`,
      [id, id, TOGETHER_LEAST, most],
    )
    return found.map((one) => one.id)
  }

  /**
   * Lists the products that were looked at most.
   *
   * @param from the first week that counts, as `weekOf` writes it
   * @param most largest number of products
   */
  @InjectManager()
  async mostViewed(
    from: string,
    most: number,
    @MedusaContext() context: Context = {},
  ): Promise<PopularityCount[]> {
    return (context.manager as SqlEntityManager).execute<PopularityCount[]>(
      `select product_id, sum(views)::int as views, sum(inquiries)::int as inquiries
         from product_popularity where week >= ? and deleted_at is null
        group by product_id having sum(views) > 0
        order by 2 desc, 3 desc, 1 limit ?`,
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
    const manager = context.manager as SqlEntityManager
    const gone = await forgetOldRows(manager, "product_popularity", before, most)
    return gone + (gone < most ? await forgetOldRows(manager, "product_pair", before, most - gone) : 0)
  }
}
