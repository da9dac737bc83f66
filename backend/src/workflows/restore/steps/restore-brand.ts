import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { markDeletedAgain, readDeleted, unmarkDeleted } from "../deleted-records"
import { IS_LAST_BRAND } from "../../product/product-groups"
import { restoreLinks } from "../restore-links"
import { withFreeHandles } from "../../../modules/handle-history/handles"
import { BRAND_MODULE } from "../../../modules/brand"

/** Products that have, or had when they were deleted themselves, another brand: a product has one. */
async function productsElsewhere(container: MedusaContainer, id: string): Promise<Set<string>> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: { product_id: string }[] }>(
      `select product_id from product_product_brand_brand link where brand_id = ? and not (${IS_LAST_BRAND})`,
      [id],
    )
  return new Set(rows.map(({ product_id }) => product_id))
}

/** Restores a deleted brand with its products, under its handle or the next free one. Undone by deleting it again. */
export const restoreBrandStep = createStep(
  "restore-brand",
  async ({ id }: { id: string }, { container }) => {
    const record = await readDeleted(container, "brand", id)
    const elsewhere = await productsElsewhere(container, id)
    await restoreLinks(container, BRAND_MODULE, { brand_id: [id] }, record.deleted_at, elsewhere)
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
