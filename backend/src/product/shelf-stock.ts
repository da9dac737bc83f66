/** A product's variant with its inventory, as Medusa's graph gives it. */
export interface StockedVariant {
  manage_inventory: boolean
  inventory_items?:
    | {
        inventory?: {
          location_levels?: { location_id: string; stocked_quantity: number | string }[] | null
        } | null
      }[]
    | null
}

/** The fields of {@link StockedVariant}, for `query.graph`. */
export const STOCK_FIELDS = [
  "manage_inventory",
  "inventory_items.inventory.location_levels.location_id",
  "inventory_items.inventory.location_levels.stocked_quantity",
] as const

/**
 * Pieces of a variant on the shelves, by location. Reserved ones are among them: they have not left yet.
 *
 * @param variant the default variant of a product
 * @returns null where stock is not one number a location: nobody counts it, or the variant is a kit of several parts
 */
export function shelfStock(variant: StockedVariant | undefined): Map<string, number> | null {
  if (!variant?.manage_inventory) return null
  const items = variant.inventory_items ?? []
  if (items.length > 1) return null
  const levels = items.flatMap(({ inventory }) => inventory?.location_levels ?? [])
  return new Map(levels.map(({ location_id: id, stocked_quantity: pieces }) => [id, Number(pieces)]))
}

/**
 * SQL: ids of the inventory items of a variant, oldest first; more than one makes it a kit.
 *
 * @param variant SQL of the variant's id
 */
export const inventoryItemsOf = (variant: string): string => `array(select inventory_item_id
  from product_variant_inventory_item where variant_id = ${variant} and deleted_at is null
  order by created_at, inventory_item_id)`

/**
 * SQL of {@link shelfStock}: a JSON object of pieces by location.
 *
 * @param variant SQL of a row with the columns `id` and `manage_inventory`
 */
export const shelfStockOf = (variant: string): string => `(select case
    when not coalesce(${variant}.manage_inventory, false) or cardinality(items.ids) > 1 then null
    else (select coalesce(json_object_agg(location_id, stocked_quantity::float8), '{}')
      from inventory_level where inventory_item_id = items.ids[1] and deleted_at is null) end
  from (select ${inventoryItemsOf(`${variant}.id`)} as ids) items)`

/** An inventory item that has a wanted SKU. */
export interface ItemOfSku {
  sku: string
  /** The item's id where no variant uses it and nothing of it is reserved; null elsewhere. */
  spare_id: string | null
}

/**
 * SQL: the inventory items that have one of some SKUs, which are unique. Bindings: SKUs. A variant without an item takes a
 * spare one: making another item of the SKU would fail.
 */
export const ITEMS_OF_SKUS = `
  select item.sku, case when exists (select 1 from product_variant_inventory_item link
        where link.inventory_item_id = item.id and link.deleted_at is null)
      or exists (select 1 from reservation_item reserved
        where reserved.inventory_item_id = item.id and reserved.deleted_at is null)
    then null else item.id end as spare_id
  from inventory_item item where item.sku = any(?) and item.deleted_at is null`
