import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type Context } from "@medusajs/framework/types"
import { InjectManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import { PriceRecord } from "./models/price-record"

/** A change of price as it is stored. */
interface StoredPriceRecord {
  id: string
  product_id: string
  from_pence: number | null
  to_pence: number | null
  source: string
  actor_id: string | null
  created_at: Date
}

/** Stores the last changes of each product's price. Write through the workflows, never directly. */
export class PriceHistoryModuleService extends MedusaService({ PriceRecord }) {
  /**
   * Finds the changes of products beyond the latest ones.
   *
   * @param productIds of products
   * @param most changes that each product may have
   */
  @InjectManager()
  async surplusOf(
    productIds: readonly string[],
    most: number,
    @MedusaContext() context: Context = {},
  ): Promise<StoredPriceRecord[]> {
    if (productIds.length === 0) return []
    return (context.manager as SqlEntityManager).execute<StoredPriceRecord[]>(
      `select id, product_id, from_pence, to_pence, source, actor_id, created_at from (
         select *, row_number() over (partition by product_id order by created_at desc, id desc) as place
           from price_record
          where product_id in (${productIds.map(() => "?").join(", ")}) and deleted_at is null
       ) records where place > ?`,
      [...productIds, most],
    )
  }
}
