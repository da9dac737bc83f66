import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type Context, type InferTypeOf } from "@medusajs/framework/types"
import {
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils"
import { UrlSeoConfig } from "./models/url-seo-config"

type Config = InferTypeOf<typeof UrlSeoConfig>

/** Columns to change, and the id of their config. */
type Change = Partial<Config> & { id: string }

/** Another path for a config; its activity, where that changes, too. */
export interface MoveUrlSeo {
  id: string
  url: string
  is_active?: boolean
}

/** The database compares paths row by row, so all of them are free before the first is written. */
async function freePaths(context: Context, ids: readonly string[]): Promise<SqlEntityManager> {
  const manager = context.transactionManager as SqlEntityManager
  await manager.execute(
    "update url_seo set url = id where id in (select jsonb_array_elements_text(?::jsonb))",
    [JSON.stringify(ids)],
  )
  return manager
}

/** Stores the metadata that staff set for pages. Write through the workflows, never directly. */
export class UrlSeoModuleService extends MedusaService({ UrlSeoConfig }) {
  /**
   * Changes configs, all or none. A path may pass from one of them to another: two can be swapped.
   *
   * @param changes columns by id; what is absent stays
   * @returns the changed configs, in the same order
   */
  @InjectManager()
  async change(changes: Change[], @MedusaContext() context: Context = {}): Promise<Config[]> {
    return this.change_(changes, context)
  }

  @InjectTransactionManager()
  protected async change_(changes: Change[], @MedusaContext() context: Context = {}): Promise<Config[]> {
    const ids = changes.filter(({ url }) => url !== undefined).map(({ id }) => id)
    if (ids.length > 0) await freePaths(context, ids)
    return this.updateUrlSeoConfigs(changes, context)
  }

  /**
   * Gives configs other paths, all or none, in a few milliseconds for hundreds. Paths may pass from one to another.
   *
   * @param moves paths that no other config has
   */
  @InjectManager()
  async move(moves: readonly MoveUrlSeo[], @MedusaContext() context: Context = {}): Promise<void> {
    await this.move_(moves, context)
  }

  @InjectTransactionManager()
  protected async move_(moves: readonly MoveUrlSeo[], @MedusaContext() context: Context = {}): Promise<void> {
    const manager = await freePaths(
      context,
      moves.map(({ id }) => id),
    )
    await manager.execute(
      `update url_seo set url = row.url, is_active = coalesce(row.is_active, url_seo.is_active), updated_at = now()
         from jsonb_to_recordset(?::jsonb) row(id text, url text, is_active boolean) where url_seo.id = row.id`,
      [JSON.stringify(moves)],
    )
  }
}
