import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { markDeletedAgain, readDeleted, unmarkDeleted } from "../deleted-records"
import { restoreLinks } from "../restore-links"
import { withFreeHandles } from "../../../modules/handle-history/handles"

/**
 * Restores a deleted machine type: the category, its extension, and its products without those that have another type
 * by now; under its handle or the next free one, last among the categories. Undone by deleting it again.
 */
export const restoreMachineTypeStep = createStep(
  "restore-machine-type",
  async ({ id }: { id: string }, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const record = await readDeleted(container, "machine_type", id)
    await restoreLinks(container, Modules.PRODUCT, { product_category_id: [id] }, record.deleted_at)
    const { rows: left } = await database.raw<{
      rows: { product_id: string; product_category_id: string }[]
    }>(
      `delete from product_category_product mine
        where mine.product_category_id = ?
          and exists (select 1 from product_category_product other
                        join product_category category on category.id = other.product_category_id
                       where other.product_id = mine.product_id and category.id <> mine.product_category_id
                         and category.deleted_at is null)
       returning mine.product_id, mine.product_category_id`,
      [id],
    )
    const handle = await withFreeHandles(
      container,
      "machine_type",
      [{ id, name: record.handle }],
      async ([free = ""]) => {
        const rank = database.raw(
          `(select coalesce(max(other.rank) + 1, 0) from product_category other
             where other.parent_category_id is not distinct from product_category.parent_category_id
               and other.deleted_at is null)`,
        )
        await unmarkDeleted(container, "machine_type", id, { handle: free, rank })
        return free
      },
    )
    return new StepResponse({ id, handle }, { record, left })
  },
  async (undo, { container }) => {
    if (!undo) return
    const { record, left } = undo
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    if (left.length > 0) await database("product_category_product").insert(left).onConflict().ignore()
    await container
      .resolve(ContainerRegistrationKeys.LINK)
      .delete({ [Modules.PRODUCT]: { product_category_id: [record.id] } })
    await markDeletedAgain(container, "machine_type", record)
  },
)
