import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { markDeletedAgain, readDeleted, unmarkDeleted } from "../deleted-records"
import { restoreLinks } from "../restore-links"
import { withFreeHandles } from "../../../modules/handle-history/handles"
import { BRAND_MODULE } from "../../../modules/brand"

/** Deletes restored links of products that have another brand by now: a product has one brand. */
async function dropLinksOfOthers(container: MedusaContainer, id: string): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { product_id: string }[] }>(
    `select link.product_id from product_product_brand_brand link
      where link.brand_id = ? and link.deleted_at is null
        and exists (select 1 from product_product_brand_brand other
                     where other.product_id = link.product_id and other.brand_id <> link.brand_id
                       and other.deleted_at is null)`,
    [id],
  )
  if (rows.length === 0) return
  await container
    .resolve(ContainerRegistrationKeys.LINK)
    .dismiss(
      rows.map(({ product_id }) => ({ [Modules.PRODUCT]: { product_id }, [BRAND_MODULE]: { brand_id: id } })),
    )
}

/** Restores a deleted brand with its products, under its handle or the next free one. Undone by deleting it again. */
export const restoreBrandStep = createStep(
  "restore-brand",
  async ({ id }: { id: string }, { container }) => {
    const record = await readDeleted(container, "brand", id)
    await restoreLinks(container, BRAND_MODULE, { brand_id: [id] }, record.deleted_at)
    await dropLinksOfOthers(container, id)
    const handle = await withFreeHandles(
      container,
      "brand",
      [{ id, name: record.handle }],
      async ([free = ""]) => {
        await unmarkDeleted(container, "brand", id, { handle: free })
        return free
      },
    )
    return new StepResponse({ id, handle }, record)
  },
  async (record, { container }) => {
    if (!record) return
    await container
      .resolve(ContainerRegistrationKeys.LINK)
      .delete({ [BRAND_MODULE]: { brand_id: [record.id] } })
    await markDeletedAgain(container, "brand", record)
  },
)
