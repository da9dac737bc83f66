import { type IProductModuleService, type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules, ProductStatus } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { deleteProductsWorkflow } from "@medusajs/medusa/core-flows"
import { type LeftOutCode, UNIQUE_CODES, type UniqueCode } from "../../../contract"
import { withFreeHandles } from "../../../modules/handle-history/handles"
import { touchProducts } from "../../product/touch-products"
import { type DeletedRecord, markDeletedAgain, readDeleted } from "../deleted-records"
import { beginOfDeletion } from "../../../lib/begin-of-deletion"
import { restoreLinks } from "../restore-links"
import {
  codesTaken,
  findTakenCodes,
  readCodes,
  type TakenCode,
  type VariantCodes,
  writeCodes,
} from "../taken-codes"

interface Input {
  id: string
  /** Whether codes that others have by now are left out; otherwise the restore is refused because of them. */
  without_part_numbers?: boolean
}

/** What makes the product the deleted one again. */
interface Undo {
  record: DeletedRecord
  status: string
  codes: VariantCodes[]
  /** Inventory items whose part number was left out. */
  items: { id: string; sku: string }[]
}

const idsOf = (parts: readonly { id: string }[]) => parts.map(({ id }) => id)

const databaseOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/**
 * Finds variants and options that were deleted with a product, and variants that were deleted before it. Deleting a
 * product sets `deleted_at` of all variants again; only the links of earlier ones have an older `deleted_at`.
 */
async function partsOf(container: MedusaContainer, id: string, deletedAt: Date) {
  const database = databaseOf(container)
  const begin = beginOfDeletion(deletedAt)
  const { rows: goneBefore } = await database.raw<{ rows: { id: string }[] }>(
    `select variant.id from product_variant variant
      where variant.product_id = ?
        and (select max(link.deleted_at) from product_variant_price_set link
              where link.variant_id = variant.id) < ?`,
    [id, begin],
  )
  const variants = await database("product_variant")
    .where({ product_id: id })
    .whereNotIn("id", idsOf(goneBefore))
    .select<{ id: string }[]>("id")
  const options = await database("product_option")
    .whereIn("id", database("product_product_option").where({ product_id: id }).select("product_option_id"))
    .where("deleted_at", ">=", begin)
    .select<{ id: string }[]>("id")
  return { variants: idsOf(variants), goneBefore: idsOf(goneBefore), options: idsOf(options) }
}

/** The codes of variants as they are restored: without those that others have, and for the time being none of earlier ones. */
function restoredCodes(
  stored: readonly VariantCodes[],
  goneBefore: readonly string[],
  taken: readonly TakenCode[],
): VariantCodes[] {
  const leftOut = ({ id }: VariantCodes): readonly UniqueCode[] =>
    goneBefore.includes(id)
      ? UNIQUE_CODES
      : taken.filter(({ variant_id: variant }) => variant === id).map(({ field }) => field)
  return stored.map((variant) =>
    leftOut(variant).reduce<VariantCodes>((rest, field) => ({ ...rest, [field]: null }), variant),
  )
}

/**
 * Restores the inventory items of variants, without a part number that another item has by now, and their levels. Of a
 * location's levels the last one is restored: an earlier one had been deleted before.
 */
async function restoreInventory(
  container: MedusaContainer,
  variants: string[],
  taken: readonly TakenCode[],
  undo: Undo,
): Promise<void> {
  const database = databaseOf(container)
  const leftOut = undo.codes.flatMap(({ id, sku }) =>
    sku !== null && taken.some(({ variant_id, field }) => variant_id === id && field === "sku") ? [sku] : [],
  )
  const items = await database("inventory_item as item")
    .whereIn(
      "item.id",
      database("product_variant_inventory_item")
        .whereIn("variant_id", variants)
        .whereNull("deleted_at")
        .select("inventory_item_id"),
    )
    .whereNotNull("item.deleted_at")
    .select<{ id: string; sku: string | null; is_taken: boolean }[]>(
      "item.id",
      "item.sku",
      database.raw(
        `item.sku = any(?) or exists (select 1 from inventory_item other
           where other.sku = item.sku and other.deleted_at is null) as is_taken`,
        [leftOut],
      ),
    )
  if (items.length === 0) return
  undo.items.push(...items.flatMap(({ id, sku, is_taken: isTaken }) => (sku && isTaken ? [{ id, sku }] : [])))
  const restored = { deleted_at: null, updated_at: database.fn.now() }
  await database("inventory_item").whereIn("id", idsOf(undo.items)).update({ sku: null })
  await database("inventory_item").whereIn("id", idsOf(items)).update(restored)
  await database("inventory_level")
    .whereIn(
      "id",
      database("inventory_level")
        .distinctOn("inventory_item_id", "location_id")
        .whereIn("inventory_item_id", idsOf(items))
        .where("deleted_at", ">=", beginOfDeletion(undo.record.deleted_at))
        .orderBy(["inventory_item_id", "location_id", { column: "created_at", order: "desc" }])
        .select("id"),
    )
    .update(restored)
}

/** Deletes restored links to deleted brands: a product has one brand. */
async function dropLinksToDeletedBrands(container: MedusaContainer, id: string): Promise<void> {
  const { rows } = await databaseOf(container).raw<{ rows: { brand_id: string }[] }>(
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

/** Restores the product with all its parts. @returns its handle */
async function restore(
  container: MedusaContainer,
  parts: Awaited<ReturnType<typeof partsOf>>,
  taken: readonly TakenCode[],
  undo: Undo,
): Promise<string> {
  const { record, codes } = undo
  const { id } = record
  const products: IProductModuleService = container.resolve(Modules.PRODUCT)
  const isWithoutPartNumber = taken.some(({ field }) => field === "sku")
  await writeCodes(container, restoredCodes(codes, parts.goneBefore, taken))
  const handle = await withFreeHandles(
    container,
    "product",
    [{ id, name: record.handle }],
    async ([free = ""]) => {
      await databaseOf(container)("product")
        .where({ id })
        .update({ handle: free, ...(isWithoutPartNumber && { status: ProductStatus.DRAFT }) })
      await products.restoreProducts([id])
      return free
    },
  )
  if (parts.goneBefore.length > 0) {
    await products.softDeleteProductVariants(parts.goneBefore)
    await writeCodes(
      container,
      codes.filter((variant) => parts.goneBefore.includes(variant.id)),
    )
  }
  if (parts.options.length > 0) await products.restoreProductOptions(parts.options)
  const keys = { product_id: [id], variant_id: parts.variants }
  await restoreLinks(container, Modules.PRODUCT, keys, record.deleted_at)
  await restoreInventory(container, parts.variants, taken, undo)
  await dropLinksToDeletedBrands(container, id)
  await touchProducts(container, [id])
  return handle
}

/** Deletes the product again, and puts back what the restore had left out. */
async function deleteAgain(
  container: MedusaContainer,
  { record, status, codes, items }: Undo,
): Promise<void> {
  const database = databaseOf(container)
  await deleteProductsWorkflow(container).run({ input: { ids: [record.id] } })
  await writeCodes(container, codes)
  for (const { id, sku } of items) await database("inventory_item").where({ id }).update({ sku })
  await database("product").where({ id: record.id }).update({ status })
  await markDeletedAgain(container, "product", record)
}

/**
 * Restores a deleted product with its variants, options, prices, stock, profile, brand and machine type, under its
 * handle or, where another product has that, the next one with a number. What it had lost before its deletion stays lost.
 * Codes that others have by now refuse the restore, or are left out; without its part number the product is a draft.
 * Undone by deleting it again.
 */
export const restoreProductStep = createStep(
  "restore-product",
  async ({ id, without_part_numbers: isWithout = false }: Input, { container }) => {
    const record = await readDeleted(container, "product", id)
    const parts = await partsOf(container, id, record.deleted_at)
    const taken = await findTakenCodes(container, parts.variants)
    if (taken.length > 0 && !isWithout) throw codesTaken(taken)
    const { status } = await databaseOf(container)("product")
      .where({ id })
      .first<{ status: string }>("status")
    const undo: Undo = { record, status, codes: await readCodes(container, id), items: [] }
    try {
      const handle = await restore(container, parts, taken, undo)
      const leftOut = undo.codes.flatMap((variant) =>
        taken
          .filter(({ variant_id: owner }) => owner === variant.id)
          .map(({ field }): LeftOutCode => ({ field, value: variant[field] ?? "" })),
      )
      return new StepResponse({ id, handle, left_out: leftOut }, undo)
    } catch (error) {
      // Medusa does not compensate the step that fails.
      await deleteAgain(container, undo)
      throw error
    }
  },
  async (undo, { container }) => {
    if (undo) await deleteAgain(container, undo)
  },
)
