import { type RemoteQueryFunction } from "@medusajs/framework/types"
import { QueryContext } from "@medusajs/framework/utils"
import { COUNTRY, CURRENCY } from "../contract/constants"

type Query = Pick<RemoteQueryFunction, "graph">

interface PricedVariant {
  id: string
  calculated_price?: { calculated_amount: number | null } | null
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
  if (variants.length === 0) return new Map()
  const region_id = await readRegionId(query)
  const { data } = await query.graph({
    entity: "product_variant",
    fields: ["id", "calculated_price.calculated_amount"],
    filters: { id: [...variants] },
    context: {
      calculated_price: QueryContext({ currency_code: CURRENCY, ...(region_id && { region_id }) }),
    },
  })
  const rows = data as unknown as PricedVariant[]
  return new Map(
    rows.flatMap(({ id, calculated_price: price }): [string, number][] => {
      const amount = price?.calculated_amount ?? null
      return amount === null ? [] : [[id, amount]]
    }),
  )
}
