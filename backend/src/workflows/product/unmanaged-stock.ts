import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { beginOfDeletion } from "../../lib/begin-of-deletion"

/** The link between a variant and its inventory item. */
interface ItemLink {
  variant_id: string
  inventory_item_id: string
  required_quantity: number
}

/**
 * Links between variants whose stock is not managed and the inventory items that Medusa took off them: of variants that have no
 * other item, and items that no other variant has, by now.
 */
const TAKEN_OFF = `
  select link.variant_id, link.inventory_item_id, link.required_quantity
  from product_variant variant
  join product_variant_inventory_item link on link.variant_id = variant.id
  join inventory_item item on item.id = link.inventory_item_id and item.deleted_at is null
  where variant.deleted_at is null and not variant.manage_inventory
    and not exists (select 1 from product_variant_inventory_item present
      where present.deleted_at is null and present.variant_id = variant.id)
    and not exists (select 1 from product_variant_inventory_item present
      where present.deleted_at is null and present.inventory_item_id = item.id)`

/** Those that were taken off since the variant was written, by the workflow that wrote it. Bindings: product ids. */
const TAKEN_OFF_NOW = `${TAKEN_OFF} and link.deleted_at >= variant.updated_at and variant.product_id = any(?)`

/** Those that were taken off by a version that did not give them back: their SKU says whose they are. */
const TAKEN_OFF_BEFORE = `${TAKEN_OFF} and item.sku = variant.sku`

/**
 * Inventory items of deleted variants whose stock was not managed, which no other variant uses and of which nothing is reserved.
 * Bindings: variant ids, the moment since which links count as deleted with them.
 */
const LEFT_BEHIND = `
  select distinct item.id
  from product_variant variant
  join product_variant_inventory_item link on link.variant_id = variant.id
  join inventory_item item on item.id = link.inventory_item_id and item.deleted_at is null
  where variant.id = any(?) and not variant.manage_inventory and link.deleted_at >= ?
    and not exists (select 1 from product_variant_inventory_item present
      where present.inventory_item_id = item.id and present.deleted_at is null)
    and not exists (select 1 from reservation_item reserved
      where reserved.inventory_item_id = item.id and reserved.deleted_at is null)`

const databaseOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

const linkOf = ({ variant_id, inventory_item_id, required_quantity }: ItemLink) => ({
  [Modules.PRODUCT]: { variant_id },
  [Modules.INVENTORY]: { inventory_item_id },
  data: { required_quantity },
})

async function giveBack(
  container: MedusaContainer,
  statement: string,
  bindings: readonly string[][],
): Promise<ItemLink[]> {
  const { rows } = await databaseOf(container).raw<{ rows: ItemLink[] }>(statement, bindings)
  if (rows.length > 0) await container.resolve(ContainerRegistrationKeys.LINK).create(rows.map(linkOf))
  return rows
}

/**
 * Gives variants whose stock is not managed the inventory items back that Medusa has just taken off them. Medusa would make
 * another item as soon as the stock is managed again, and fail: the first one still has the SKU. The pieces on its shelves count
 * again, too.
 *
 * @param container of a hook of the workflow that wrote the variants
 * @param productIds of the variants' products
 * @returns the links that {@link takeItemsOff} takes back
 */
export const giveItemsBack = (
  container: MedusaContainer,
  productIds: readonly string[],
): Promise<ItemLink[]> => giveBack(container, TAKEN_OFF_NOW, [[...productIds]])

/**
 * Gives all variants the items back that were taken off them before {@link giveItemsBack} was there.
 *
 * @param container of the application
 */
export async function giveAllItemsBack(container: MedusaContainer): Promise<void> {
  await giveBack(container, TAKEN_OFF_BEFORE, [])
}

/** Takes inventory items off variants again. @param container of a step or hook */
export async function takeItemsOff(container: MedusaContainer, links: readonly ItemLink[]): Promise<void> {
  if (links.length === 0) return
  await container
    .resolve(ContainerRegistrationKeys.LINK)
    .dismiss(links.map(linkOf).map(({ data: _data, ...link }) => link))
}

/**
 * Deletes the inventory items of deleted variants whose stock was not managed, as Medusa does where it was: their SKUs are free
 * again. Those with reserved pieces stay.
 *
 * @param container of a step or hook
 * @param variantIds of deleted variants
 * @returns ids of the items, to restore them when a later step fails
 */
export async function deleteItemsLeftBehind(
  container: MedusaContainer,
  variantIds: readonly string[],
): Promise<string[]> {
  const { rows } = await databaseOf(container).raw<{ rows: { id: string }[] }>(LEFT_BEHIND, [
    [...variantIds],
    beginOfDeletion(new Date()),
  ])
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await container.resolve(Modules.INVENTORY).softDeleteInventoryItems(ids)
  return ids
}

/** Restores inventory items that were deleted. @param container of a step or hook */
export async function restoreItems(container: MedusaContainer, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await container.resolve(Modules.INVENTORY).restoreInventoryItems([...ids])
}
