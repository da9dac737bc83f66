import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type Context } from "@medusajs/framework/types"
import { InjectManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import { forgetOldRows } from "../../lib/forget-old-rows"
import { CatalogueImport } from "./models/catalogue-import"
import { ImportChange } from "./models/import-change"
import { ImportColumnMatch } from "./models/import-column-match"

/**
 * Stores imports of catalogue files with their progress, what they changed, and how the columns of files were matched. Write
 * through the workflows, never directly.
 */
export class CatalogueImportModuleService extends MedusaService({
  CatalogueImport,
  ImportChange,
  ImportColumnMatch,
}) {
  /**
   * Counts the products whose changes are stored, import by import.
   *
   * @param importIds of imports
   * @returns nothing for an import without any
   */
  @InjectManager()
  async countChanges(
    importIds: readonly string[],
    @MedusaContext() context: Context = {},
  ): Promise<Map<string, number>> {
    if (importIds.length === 0) return new Map()
    const rows = await (context.manager as SqlEntityManager).execute<{ import_id: string; count: number }[]>(
      `select import_id, count(*)::int as count from import_change
        where import_id in (${importIds.map(() => "?").join(", ")}) and deleted_at is null group by import_id`,
      [...importIds],
    )
    return new Map(rows.map(({ import_id: id, count }) => [id, count]))
  }

  /**
   * Deletes the oldest changes for good.
   *
   * @param before time before which they were stored
   * @param most largest number to delete
   * @returns the number of deleted ones
   */
  @InjectManager()
  async forgetOldChanges(
    before: Date,
    most: number,
    @MedusaContext() context: Context = {},
  ): Promise<number> {
    return forgetOldRows(context.manager as SqlEntityManager, "import_change", before, most)
  }
}
