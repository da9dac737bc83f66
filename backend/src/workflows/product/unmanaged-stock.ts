import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

/** The link between a variant and its inventory item. */
interface ItemLink {
  variant_id: string
  inventory_item_id: string
  required_quantity: number
}

/**
 * Inventory items that were taken off variants when their stock was not managed any more: those of the last time, of variants
 * that have no other item by now.
 */
const TAKEN_OFF = `
  select link.variant_id, link.inventory_item_id, link.required_quantity
  from product_variant variant
  join product_variant_inventory_item link on link.variant_id = variant.id
  join inventory_item item on item.id = link.inventory_item_id and item.deleted_at is null
  where variant.deleted_at is null and not variant.manage_inventory
    and not exists (select 1 from product_variant_inventory_item present
      where present.variant_id = variant.id and present.deleted_at is null)
    and link.deleted_at >= (select max(last.deleted_at) - interval '10 seconds'
      from product_variant_inventory_item last where last.variant_id = variant.id)`

/** Inventory items of deleted variants whose stock was not managed, which no other variant uses. Bindings: variant ids. */
const LEFT_BEHIND = `
  select distinct item.id
  from product_variant variant
  join product_variant_inventory_item link on link.variant_id = variant.id
  join inventory_item item on item.id = link.inventory_item_id and item.deleted_at is null
  where variant.id = any(?) and not variant.manage_inventory
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

/**
 * Gives variants whose stock is not managed the inventory items back that Medusa has taken off them. Medusa would make another
 * item as soon as the stock is managed again, and fail: the first one still has the SKU. The pieces on its shelves count
 * again, too.
 *
 * @param container of a step or hook
 * @param productIds of the variants' products; all products when it is left out
 * @returns the links that {@link takeItemsOff} takes back
 */
export async function giveItemsBack(
  container: MedusaContainer,
  productIds?: readonly string[],
): Promise<ItemLink[]> {
  const [where, bindings] = productIds ? [" and variant.product_id = any(?)", [[...productIds]]] : ["", []]
  const { rows } = await databaseOf(container).raw<{ rows: ItemLink[] }>(TAKEN_OFF + where, bindings)
  if (rows.length > 0) await container.resolve(ContainerRegistrationKeys.LINK).create(rows.map(linkOf))
  return rows
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
  const { rows } = await databaseOf(container).raw<{ rows: { id: string }[] }>(LEFT_BEHIND, [[...variantIds]])
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await container.resolve(Modules.INVENTORY).softDeleteInventoryItems(ids)
  return ids
}

/** Restores inventory items that were deleted. @param container of a step or hook */
export async function restoreItems(container: MedusaContainer, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await container.resolve(Modules.INVENTORY).restoreInventoryItems([...ids])
}
