import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readDefaultLocation } from "../../product/default-location"
import { defaultVariantOf } from "../../product/default-variant"
import { inventoryItemsOf, type ItemOfSku, ITEMS_OF_SKUS } from "../../product/shelf-stock"
import { touchProducts } from "./touch-products"

/** Pieces that shall be on a shelf. */
export interface StockWish {
  productId: string
  /** Where; the shop's default location when it is not said. */
  locationId?: string
  quantity: number
}

/** The default variant of a product and its stock. */
interface StoredStock {
  product_id: string
  title: string
  variant_id: string | null
  sku: string | null
  manage_inventory: boolean
  inventory_item_ids: string[]
  /** Pieces by location; nothing where there is no level yet. */
  shelves: Record<string, number>
}

/** What was written, so that it can be undone. */
export interface StockUndo {
  previousLevels: { inventory_item_id: string; location_id: string; stocked_quantity: number }[]
  createdLevelIds: string[]
  createdItemIds: string[]
  links: Record<string, Record<string, string>>[]
  /** Variants whose inventory was not managed before. */
  unmanagedVariantIds: string[]
}

/** Bindings: product ids. */
const STORED_STOCK = `
  select product.id as product_id, product.title, variant.id as variant_id, variant.sku,
    coalesce(variant.manage_inventory, false) as manage_inventory, items.ids as inventory_item_ids,
    (select coalesce(json_object_agg(location_id, stocked_quantity::float8), '{}') from inventory_level
      where inventory_item_id = items.ids[1] and deleted_at is null) as shelves
  from product
  left join lateral ${defaultVariantOf("product.id")} variant on true
  cross join lateral (select ${inventoryItemsOf("variant.id")} as ids) items
  where product.id = any(?) and product.deleted_at is null`

async function readStock(container: MedusaContainer, productIds: readonly string[]): Promise<StoredStock[]> {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await connection.raw<{ rows: StoredStock[] }>(STORED_STOCK, [[...productIds]])
  return rows
}

/** Why the stock of a product cannot be one number, or null. */
function problemOf({ title, variant_id: variant, inventory_item_ids: items }: StoredStock): string | null {
  if (!variant) return `"${title}" has no variant to keep stock of; add one first`
  if (items.length > 1)
    return `"${title}" is a kit of ${items.length} parts; change the stock of its parts in the Medusa Admin`
  return null
}

const itemLink = (variantId: string, itemId: string) => ({
  [Modules.PRODUCT]: { variant_id: variantId },
  [Modules.INVENTORY]: { inventory_item_id: itemId },
})

/**
 * Finds the products whose stock cannot be one number.
 *
 * @param container any container of the application
 * @param productIds of stored products
 * @returns a sentence for each such product, by id
 */
export async function stockProblems(
  container: MedusaContainer,
  productIds: readonly string[],
): Promise<Map<string, string>> {
  const stored = await readStock(container, productIds)
  return new Map(
    stored.flatMap((product) => {
      const problem = problemOf(product)
      return problem ? [[product.product_id, problem] as const] : []
    }),
  )
}

/**
 * Sets how many pieces of products' default variants are on shelves, and makes the inventory item and level where there
 * are none; nothing is made to say that there is nothing. Other locations stay as they are. All or nothing: a failure takes
 * back what it had written.
 *
 * @param container of a step or hook
 * @param wishes at most one for each product and location
 * @returns what {@link undoStock} needs when a later step fails
 * @throws MedusaError (invalid data) for a product without a variant and for a kit, (not found) without a location
 */
export async function setStock(container: MedusaContainer, wishes: readonly StockWish[]): Promise<StockUndo> {
  const undo: StockUndo = {
    previousLevels: [],
    createdLevelIds: [],
    createdItemIds: [],
    links: [],
    unmanagedVariantIds: [],
  }
  if (wishes.length === 0) return undo
  const stored = await readStock(container, [...new Set(wishes.map(({ productId }) => productId))])
  const problem = stored.map(problemOf).find((sentence) => sentence !== null)
  if (problem) throw new MedusaError(MedusaError.Types.INVALID_DATA, problem)
  const isDefaultWanted = wishes.some(({ locationId }) => locationId === undefined)
  const defaultLocation = isDefaultWanted ? await readDefaultLocation(container) : ""
  const placed = wishes.map(({ locationId = defaultLocation, ...wish }) => ({ locationId, ...wish }))
  try {
    await write(container, stored, placed, undo)
    await touchProducts(
      container,
      stored.map(({ product_id: id }) => id),
    )
  } catch (error) {
    await undoStock(container, undo)
    throw error
  }
  return undo
}

/** Has the inventory of variants counted from now on. */
async function manage(
  container: MedusaContainer,
  stored: readonly StoredStock[],
  undo: StockUndo,
): Promise<void> {
  const ids = stored.flatMap(({ variant_id: id, manage_inventory: managed }) => (id && !managed ? [id] : []))
  if (ids.length === 0) return
  undo.unmanagedVariantIds.push(...ids)
  await container.resolve(Modules.PRODUCT).updateProductVariants({ id: ids }, { manage_inventory: true })
}

/** Gives the variants without an inventory item one: a spare one of their SKU, or a new one. */
async function ensureItems(
  container: MedusaContainer,
  without: readonly StoredStock[],
  undo: StockUndo,
): Promise<void> {
  if (without.length === 0) return
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await connection.raw<{ rows: ItemOfSku[] }>(ITEMS_OF_SKUS, [
    without.flatMap(({ sku }) => sku ?? []),
  ])
  const known = new Map(rows.map((row) => [row.sku, row.spare_id]))
  const spareOf = ({ sku }: StoredStock) => known.get(sku ?? "") ?? null
  const toMake = without.filter((product) => spareOf(product) === null)
  const made = await container.resolve(Modules.INVENTORY).createInventoryItems(
    toMake.map(({ sku, title }) => ({
      // The SKU of an item is unique, and another product's item may have this one still.
      ...(sku && !known.has(sku) ? { sku } : {}),
      ...{ title, requires_shipping: true },
    })),
  )
  const madeIds = made.map(({ id }) => id)
  undo.createdItemIds.push(...madeIds)
  const links = without.map((product) =>
    itemLink(product.variant_id ?? "", spareOf(product) ?? madeIds.shift() ?? ""),
  )
  undo.links.push(...links)
  await container.resolve(ContainerRegistrationKeys.LINK).create(links)
}

/** The stock of products that is to be written, all of them with an inventory item. */
async function readyForStock(
  container: MedusaContainer,
  stored: readonly StoredStock[],
  undo: StockUndo,
): Promise<Map<string, StoredStock>> {
  await manage(container, stored, undo)
  const without = stored.filter(({ inventory_item_ids: items }) => items.length === 0)
  await ensureItems(container, without, undo)
  // A spare item may have levels.
  const completed = await readStock(
    container,
    without.map(({ product_id: id }) => id),
  )
  return new Map([...stored, ...completed].map((product) => [product.product_id, product]))
}

async function write(
  container: MedusaContainer,
  stored: readonly StoredStock[],
  wishes: readonly Required<StockWish>[],
  undo: StockUndo,
): Promise<void> {
  const inventory = container.resolve(Modules.INVENTORY)
  const productOf = new Map(stored.map((product) => [product.product_id, product]))
  const wanted = wishes.filter(({ productId, locationId, quantity }) => {
    const product = productOf.get(productId)
    const isSame = product?.manage_inventory === true && (product.shelves[locationId] ?? 0) === quantity
    return product !== undefined && !isSame
  })
  const touched = stored.filter(({ product_id: id }) => wanted.some(({ productId }) => productId === id))
  const ready = await readyForStock(container, touched, undo)
  const levels = wanted.map(({ productId, locationId, quantity }) => ({
    from: ready.get(productId)?.shelves[locationId] ?? null,
    level: {
      inventory_item_id: ready.get(productId)?.inventory_item_ids[0] ?? "",
      location_id: locationId,
      stocked_quantity: quantity,
    },
  }))
  const changed = levels.flatMap(({ from, level }) => (from === null ? [] : [{ level, from }]))
  if (changed.length > 0) {
    undo.previousLevels.push(...changed.map(({ level, from }) => ({ ...level, stocked_quantity: from })))
    await inventory.updateInventoryLevels(changed.map(({ level }) => level))
  }
  const fresh = levels.flatMap(({ from, level }) => (from === null ? [level] : []))
  if (fresh.length > 0) {
    const created = await inventory.createInventoryLevels(fresh)
    undo.createdLevelIds.push(...created.map(({ id }) => id))
  }
}

/**
 * Takes back what {@link setStock} wrote.
 *
 * @param container of the step or hook
 * @param undo its result
 */
export async function undoStock(container: MedusaContainer, undo: StockUndo): Promise<void> {
  const inventory = container.resolve(Modules.INVENTORY)
  if (undo.createdLevelIds.length > 0) await inventory.deleteInventoryLevels(undo.createdLevelIds)
  if (undo.previousLevels.length > 0) await inventory.updateInventoryLevels(undo.previousLevels)
  if (undo.links.length > 0) await container.resolve(ContainerRegistrationKeys.LINK).dismiss(undo.links)
  if (undo.createdItemIds.length > 0) await inventory.deleteInventoryItems(undo.createdItemIds)
  if (undo.unmanagedVariantIds.length > 0) {
    await container
      .resolve(Modules.PRODUCT)
      .updateProductVariants({ id: undo.unmanagedVariantIds }, { manage_inventory: false })
  }
}

/** Writes stock as {@link setStock} does; undone when a later step fails. */
export const writeStockStep = createStep(
  "write-stock",
  async (wishes: StockWish[], { container }) =>
    new StepResponse(undefined, await setStock(container, wishes)),
  async (undo, { container }) => {
    if (undo) await undoStock(container, undo)
  },
)
