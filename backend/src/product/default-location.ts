import { type MedusaContainer, type RemoteQueryFunction } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"

/** SQL: id of the sales channel that products are offered in. */
export const DEFAULT_CHANNEL = `coalesce(
  (select default_sales_channel_id from store where deleted_at is null order by created_at limit 1),
  (select id from sales_channel where deleted_at is null order by created_at limit 1))`

/**
 * Reads {@link DEFAULT_CHANNEL} where there is no database at hand.
 *
 * @param query Medusa's graph
 * @returns id; undefined in a shop without sales channels
 */
export async function readDefaultChannel(
  query: Pick<RemoteQueryFunction, "graph">,
): Promise<string | undefined> {
  const oldest = { pagination: { take: 1, order: { created_at: "ASC" } } }
  const { data: stores } = await query.graph({
    ...{ entity: "store", fields: ["default_sales_channel_id"] },
    ...oldest,
  })
  const id = (stores as { default_sales_channel_id: string | null }[])[0]?.default_sales_channel_id
  if (id) return id
  const { data: channels } = await query.graph({ entity: "sales_channel", fields: ["id"], ...oldest })
  return (channels as { id: string }[])[0]?.id
}

/** SQL: id of the shipping profile that new products get. */
export const DEFAULT_SHIPPING_PROFILE = `(select id from shipping_profile where deleted_at is null
  order by (type = 'default') desc, created_at limit 1)`

/**
 * SQL: id of the stock location that serves a sales channel, the oldest where there are several.
 *
 * @param channel SQL of the channel's id
 */
export const locationOf = (
  channel: string,
): string => `(select link.stock_location_id from sales_channel_stock_location link
  join stock_location location on location.id = link.stock_location_id and location.deleted_at is null
  where link.sales_channel_id = ${channel} and link.deleted_at is null
  order by location.created_at limit 1)`

/** SQL: id of the shop's default stock location: that of the default sales channel, or else the oldest. */
const DEFAULT_LOCATION = `coalesce(${locationOf(DEFAULT_CHANNEL)},
  (select id from stock_location where deleted_at is null order by created_at limit 1))`

/**
 * Every stock location of the shop.
 *
 * @param container any container of the application
 * @returns the default one first, then the oldest
 */
export async function readStockLocations(
  container: MedusaContainer,
): Promise<{ id: string; name: string }[]> {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await connection.raw<{ rows: { id: string; name: string }[] }>(
    `select id, name from stock_location where deleted_at is null
     order by (id = ${DEFAULT_LOCATION}) desc, created_at, id`,
  )
  return rows
}

/**
 * The location whose shelf a product's `stock` is about: that of the default sales channel, or else the oldest.
 *
 * @param container any container of the application
 * @returns id of the stock location
 * @throws MedusaError (not found) when the shop has none
 */
export async function readDefaultLocation(container: MedusaContainer): Promise<string> {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await connection.raw<{ rows: { id: string | null }[] }>(`select ${DEFAULT_LOCATION} as id`)
  const id = rows[0]?.id
  if (id) return id
  throw new MedusaError(
    MedusaError.Types.NOT_FOUND,
    "Stock cannot be stored: the shop has no stock location. Add one in the Medusa Admin.",
  )
}
