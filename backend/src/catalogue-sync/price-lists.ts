import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type StoredPriceListState } from "../modules/price-list-state/service"

/**
 * What a price list is at a moment: another text after every write, and once it has begun and once it has ended. None comes
 * twice, so that a list that was switched on and off between two looks is followed, too.
 */
const STATE = `concat_ws(' ', extract(epoch from updated_at), extract(epoch from deleted_at),
    starts_at <= now(), ends_at < now())`

/** Most lists of one look: the next one goes on. */
const LISTS_MOST = 1_000

const CHANGED = `
  select list.id, list.state from (select id, ${STATE} as state from price_list) list
  left join price_list_state known on known.id = list.id
  where list.state is distinct from known.state
  order by list.id limit ${LISTS_MOST}`

/** Prices that were deleted with their list, or taken off it, included. Bindings: ids of price lists. */
const PRODUCTS = `
  select distinct variant.product_id as id from price
  join product_variant_price_set link on link.price_set_id = price.price_set_id and link.deleted_at is null
  join product_variant variant on variant.id = link.variant_id
  where price.price_list_id = any(?)`

/**
 * Finds the price lists that were changed, or have begun or ended, since the search index last followed them. Medusa emits
 * no event when a list is switched on or off, or gets other dates or rules.
 *
 * @param container any container of the application
 */
export async function changedPriceLists(container: MedusaContainer): Promise<StoredPriceListState[]> {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await connection.raw<{ rows: StoredPriceListState[] }>(CHANGED)
  return rows
}

/**
 * Finds the products that price lists have or had a price for.
 *
 * @param container any container of the application
 * @param lists ids of price lists, deleted ones included
 * @returns ids
 */
export async function productsOfPriceLists(
  container: MedusaContainer,
  lists: readonly string[],
): Promise<string[]> {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await connection.raw<{ rows: { id: string }[] }>(PRODUCTS, [[...lists]])
  return rows.map(({ id }) => id)
}
