import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type Context, type InferTypeOf } from "@medusajs/framework/types"
import {
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils"
import { UrlSeoConfig } from "./models/url-seo-config"

/** Columns to change, and the id of their config. */
type Change = Partial<InferTypeOf<typeof UrlSeoConfig>> & { id: string }

/** Stores the metadata that staff set for pages. Write through the workflows, never directly. */
export class UrlSeoModuleService extends MedusaService({ UrlSeoConfig }) {
  /**
   * Changes configs, all or none. A path may pass from one of them to another: two can be swapped.
   *
   * @param changes columns by id; what is absent stays
   * @returns the changed configs, in the same order
   */
  @InjectManager()
  async change(
    changes: Change[],
    @MedusaContext() context: Context = {},
  ): Promise<InferTypeOf<typeof UrlSeoConfig>[]> {
    return this.change_(changes, context)
  }

  @InjectTransactionManager()
  protected async change_(
    changes: Change[],
    @MedusaContext() context: Context = {},
  ): Promise<InferTypeOf<typeof UrlSeoConfig>[]> {
    const ids = changes.filter(({ url }) => url !== undefined).map(({ id }) => id)
    if (ids.length > 0) {
      // The database compares the paths row by row, so all of them are free before the first is written.
      await (context.transactionManager as SqlEntityManager).execute(
        "update url_seo set url = id where id in (select jsonb_array_elements_text(?::jsonb))",
        [JSON.stringify(ids)],
      )
    }
    return this.updateUrlSeoConfigs(changes, context)
  }
}
