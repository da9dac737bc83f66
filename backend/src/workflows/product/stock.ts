import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import { readDefaultLocation } from "../../product/default-location"
import { defaultVariantOf } from "../../product/default-variant"
import { inventoryItemsOf } from "../../product/shelf-stock"

/** The default variant of a product, the first by rank, and its stock at one location. */
interface StoredStock {
  product_id: string
  title: string
  variant_id: string | null
  sku: string | null
  manage_inventory: boolean
  inventory_item_ids: string[]
  /** Pieces on the shelf; null when there is no level yet. */
  stock: string | number | null
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

/** Bindings: location, product ids. */
const STORED_STOCK = `
  select product.id as product_id, product.title, variant.id as variant_id, variant.sku,
    coalesce(variant.manage_inventory, false) as manage_inventory, items.ids as inventory_item_ids,
    (select stocked_quantity from inventory_level level
      where level.inventory_item_id = items.ids[1] and level.location_id = ? and level.deleted_at is null) as stock
  from product
  left join lateral ${defaultVariantOf("product.id")} variant on true
  cross join lateral (select ${inventoryItemsOf("variant.id")} as ids) items
  where product.id = any(?) and product.deleted_at is null`

async function readStock(
  container: MedusaContainer,
  locationId: string,
  productIds: readonly string[],
): Promise<StoredStock[]> {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await connection.raw<{ rows: StoredStock[] }>(STORED_STOCK, [locationId, [...productIds]])
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
  const stored = await readStock(container, await readDefaultLocation(container), productIds)
  return new Map(
    stored.flatMap((product) => {
      const problem = problemOf(product)
      return problem ? [[product.product_id, problem] as const] : []
    }),
  )
}

/**
 * Sets how many pieces of products' default variants are on the shelf of the default location, and makes the inventory
 * item and level where there are none. All or nothing: a failure takes back what it had written.
 *
 * @param container of a step or hook
 * @param wanted pieces by product id
 * @returns what {@link undoStock} needs when a later step fails
 * @throws MedusaError (invalid data) for a product without a variant and for a kit, (not found) without a location
 */
export async function setStock(
  container: MedusaContainer,
  wanted: ReadonlyMap<string, number>,
): Promise<StockUndo> {
  const undo: StockUndo = {
    previousLevels: [],
    createdLevelIds: [],
    createdItemIds: [],
    links: [],
    unmanagedVariantIds: [],
  }
  if (wanted.size === 0) return undo
  const locationId = await readDefaultLocation(container)
  const stored = await readStock(container, locationId, [...wanted.keys()])
  const problem = stored.map(problemOf).find((sentence) => sentence !== null)
  if (problem) throw new MedusaError(MedusaError.Types.INVALID_DATA, problem)
  try {
    await write(container, locationId, stored, wanted, undo)
  } catch (error) {
    await undoStock(container, undo)
    throw error
  }
  return undo
}

async function write(
  container: MedusaContainer,
  location_id: string,
  stored: readonly StoredStock[],
  wanted: ReadonlyMap<string, number>,
  undo: StockUndo,
): Promise<void> {
  const inventory = container.resolve(Modules.INVENTORY)
  const unmanaged = stored.flatMap(({ variant_id: id, manage_inventory: managed }) =>
    id && !managed ? [id] : [],
  )
  if (unmanaged.length > 0) {
    undo.unmanagedVariantIds.push(...unmanaged)
    await container
      .resolve(Modules.PRODUCT)
      .updateProductVariants({ id: unmanaged }, { manage_inventory: true })
  }

  const without = stored.filter(({ inventory_item_ids: items }) => items.length === 0)
  const items = await inventory.createInventoryItems(
    without.map(({ sku, title }) => ({ ...(sku ? { sku } : {}), title, requires_shipping: true })),
  )
  undo.createdItemIds.push(...items.map(({ id }) => id))
  const itemOf = new Map([
    ...stored.map(({ product_id: id, inventory_item_ids: [item] }) => [id, item] as const),
    ...without.map(({ product_id: id }, at) => [id, items[at]?.id] as const),
  ])
  if (without.length > 0) {
    const links = without.map((product) =>
      itemLink(product.variant_id ?? "", itemOf.get(product.product_id) ?? ""),
    )
    undo.links.push(...links)
    await container.resolve(ContainerRegistrationKeys.LINK).create(links)
  }

  const levels = stored.map(({ product_id: id, stock }) => ({
    from: stock === null ? null : Number(stock),
    level: {
      inventory_item_id: itemOf.get(id) ?? "",
      location_id,
      stocked_quantity: wanted.get(id) ?? 0,
    },
  }))
  const changed = levels.flatMap(({ from, level }) =>
    from === null || from === level.stocked_quantity ? [] : [{ level, from }],
  )
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
