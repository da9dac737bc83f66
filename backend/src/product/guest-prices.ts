import { type RemoteQueryFunction } from "@medusajs/framework/types"
import { QueryContext } from "@medusajs/framework/utils"
import { type PriceListPrice } from "../contract"
import { COUNTRY, CURRENCY } from "../contract/constants"

type Query = Pick<RemoteQueryFunction, "graph">

/** A price as Medusa calculates it. */
interface CalculatedPrice {
  calculated_amount: number | null
  calculated_price: { price_list_id: string | null }
}

/** The region in which visitors buy, as the storefront chooses it; none where Medusa has none. */
async function readRegionId(query: Query): Promise<string | undefined> {
  const { data } = await query.graph({
    entity: "region",
    fields: ["id"],
    filters: { currency_code: CURRENCY, countries: { iso_2: COUNTRY } },
  })
  return (data as { id: string }[])[0]?.id
}

/** Prices of one piece for a guest, by variant. */
async function calculate(
  query: Query,
  variants: readonly string[],
): Promise<[variant: string, amount: number, priceList: string | null][]> {
  if (variants.length === 0) return []
  const region_id = await readRegionId(query)
  const { data } = await query.graph({
    entity: "product_variant",
    fields: ["id", "calculated_price.*"],
    filters: { id: [...variants] },
    context: {
      calculated_price: QueryContext({ currency_code: CURRENCY, ...(region_id && { region_id }) }),
    },
  })
  const rows = data as unknown as { id: string; calculated_price?: CalculatedPrice | null }[]
  return rows.flatMap(({ id, calculated_price: price }) =>
    price?.calculated_amount == null
      ? []
      : [[id, price.calculated_amount, price.calculated_price.price_list_id] as const],
  )
}

/**
 * Reads what a guest pays for one piece now, as Medusa's cart and its products calculate it: prices of regions, and
 * price lists that are active, have begun and have not ended, and are for everybody.
 *
 * @param query Medusa's graph
 * @param variants ids
 * @returns pounds ex VAT by variant; those without a figure are missing
 */
export async function readGuestPrices(
  query: Query,
  variants: readonly string[],
): Promise<Map<string, number>> {
  const prices = await calculate(query, variants)
  return new Map(prices.map(([variant, amount]) => [variant, amount]))
}

/**
 * Reads which prices of guests come from a price list now, and from which.
 *
 * @param query Medusa's graph
 * @param variants ids
 * @returns by variant; those that cost what the products themselves say are missing
 */
export async function readPriceListPrices(
  query: Query,
  variants: readonly string[],
): Promise<Map<string, PriceListPrice>> {
  const prices = await calculate(query, variants)
  const ids = [...new Set(prices.flatMap(([, , list]) => list ?? []))]
  if (ids.length === 0) return new Map()
  const { data } = await query.graph({
    entity: "price_list",
    fields: ["id", "title", "ends_at"],
    filters: { id: ids },
  })
  const lists = new Map(
    (data as { id: string; title: string; ends_at: Date | string | null }[]).map(
      ({ id, title, ends_at: end }) => [id, { id, title, ends_at: end && new Date(end).toISOString() }],
    ),
  )
  return new Map(
    prices.flatMap(([variant, amount, id]): [string, PriceListPrice][] => {
      const list = id === null ? undefined : lists.get(id)
      return list ? [[variant, { amount, price_list: list }]] : []
    }),
  )
}
