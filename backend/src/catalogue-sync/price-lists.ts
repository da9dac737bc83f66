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
