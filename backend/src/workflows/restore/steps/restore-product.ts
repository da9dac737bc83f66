import {
  type IInventoryService,
  type IProductModuleService,
  type MedusaContainer,
} from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { deleteProductsWorkflow } from "@medusajs/medusa/core-flows"
import { markDeletedAgain, readDeleted } from "../deleted-records"
import { withFreeHandles } from "../../../modules/handle-history/handles"
import { touchProducts } from "../../product/touch-products"

/** Milliseconds within which one deletion deletes all dependent records. */
const ONE_DELETION = 10_000

const idsOf = (parts: readonly { id: string }[]) => parts.map(({ id }) => id)

/**
 * Finds variants and options that were deleted with a product, and variants that were deleted before it. Deleting a
 * product sets `deleted_at` of all variants again; only the links of earlier ones have an older `deleted_at`.
 */
async function partsOf(container: MedusaContainer, id: string, deletedAt: Date) {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const before = new Date(new Date(deletedAt).getTime() - ONE_DELETION)
  const { rows: goneBefore } = await database.raw<{ rows: { id: string }[] }>(
    `select variant.id from product_variant variant
      where variant.product_id = ?
        and (select max(link.deleted_at) from product_variant_price_set link
              where link.variant_id = variant.id) < ?`,
    [id, before],
  )
  const variants = await database("product_variant")
    .where({ product_id: id })
    .whereNotIn("id", idsOf(goneBefore))
    .select<{ id: string }[]>("id")
  const options = await database("product_option")
    .whereIn("id", database("product_product_option").where({ product_id: id }).select("product_option_id"))
    .where("deleted_at", ">=", before)
    .select<{ id: string }[]>("id")
  return { variants: idsOf(variants), goneBefore: idsOf(goneBefore), options: idsOf(options) }
}

/** Restores the stock of variants: the items that were deleted with them, their levels and links. */
async function restoreInventory(container: MedusaContainer, variants: string[]): Promise<void> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product_variant_inventory_item",
    fields: ["inventory_item_id"],
    filters: { variant_id: variants },
  })
  const items = [...new Set((data as { inventory_item_id: string }[]).map((row) => row.inventory_item_id))]
  if (items.length === 0) return
  const inventory: IInventoryService = container.resolve(Modules.INVENTORY)
  await inventory.restoreInventoryItems(items)
  await container
    .resolve(ContainerRegistrationKeys.LINK)
    .restore({ [Modules.INVENTORY]: { inventory_item_id: items } })
}

/** Deletes restored links to deleted brands: a product has one brand. */
async function dropLinksToDeletedBrands(container: MedusaContainer, id: string): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { brand_id: string }[] }>(
    `select link.brand_id from product_product_brand_brand link
      where link.product_id = ? and link.deleted_at is null
        and not exists (select 1 from brand where brand.id = link.brand_id and brand.deleted_at is null)`,
    [id],
  )
  if (rows.length === 0) return
  await container
    .resolve(ContainerRegistrationKeys.LINK)
    .dismiss(rows.map(({ brand_id }) => ({ [Modules.PRODUCT]: { product_id: id }, brand: { brand_id } })))
}

/**
 * Restores a deleted product with its variants, options, prices, stock, profile, brand and machine type, under its
 * handle or, where another product has that, the next one with a number. Undone by deleting it again.
 */
export const restoreProductStep = createStep(
  "restore-product",
  async ({ id }: { id: string }, { container }) => {
    const record = await readDeleted(container, "product", id)
    const parts = await partsOf(container, id, record.deleted_at)
    const products: IProductModuleService = container.resolve(Modules.PRODUCT)
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const handle = await withFreeHandles(
      container,
      "product",
      [{ id, name: record.handle }],
      async ([free = ""]) => {
        await database("product").where({ id }).update({ handle: free })
        await products.restoreProducts([id])
        return free
      },
    )
    if (parts.goneBefore.length > 0) await products.softDeleteProductVariants(parts.goneBefore)
    if (parts.options.length > 0) await products.restoreProductOptions(parts.options)
    await container
      .resolve(ContainerRegistrationKeys.LINK)
      .restore({ [Modules.PRODUCT]: { product_id: [id], variant_id: parts.variants } })
    await restoreInventory(container, parts.variants)
    await dropLinksToDeletedBrands(container, id)
    await touchProducts(container, [id])
    return new StepResponse({ id, handle }, record)
  },
  async (record, { container }) => {
    if (!record) return
    await deleteProductsWorkflow(container).run({ input: { ids: [record.id] } })
    await markDeletedAgain(container, "product", record)
  },
)
