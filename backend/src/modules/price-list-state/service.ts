import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type Context } from "@medusajs/framework/types"
import { InjectManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import { PriceListState } from "./models/price-list-state"

/** A price list, and what the search index knows of it. */
export interface StoredPriceListState {
  id: string
  state: string
}

/** Stores which price lists the search index has followed. Write through the workflows, never directly. */
export class PriceListStateModuleService extends MedusaService({ PriceListState }) {
  /** Stores states, in the place of those that are stored. */
  @InjectManager()
  async store(
    states: readonly StoredPriceListState[],
    @MedusaContext() context: Context = {},
  ): Promise<void> {
    if (states.length === 0) return
    await (context.manager as SqlEntityManager).execute(
      `insert into price_list_state (id, state) values ${states.map(() => "(?, ?)").join(", ")}
       on conflict (id) do update set state = excluded.state, updated_at = now()`,
      states.flatMap(({ id, state }) => [id, state]),
    )
  }
}
