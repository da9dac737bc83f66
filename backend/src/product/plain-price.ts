import { CURRENCY } from "../contract/constants"

/** A price as Medusa's graph gives it, as far as it decides what a product costs. */
export interface PriceRow {
  id: string
  amount: number | string
  currency_code: string
  min_quantity: number | string | null
  max_quantity: number | string | null
  price_list_id: string | null
  rules_count: number | null
}

/** The fields of {@link PriceRow}, for `query.graph`. */
export const PRICE_FIELDS = [
  "id",
  "amount",
  "currency_code",
  "min_quantity",
  "max_quantity",
  "price_list_id",
  "rules_count",
] as const satisfies readonly (keyof PriceRow)[]

/** Whether a price is for everybody and for one piece: in pounds, of no price list, with no rule and no range above one. */
const isPlain = (price: PriceRow): boolean =>
  price.currency_code === CURRENCY &&
  price.price_list_id === null &&
  (price.rules_count ?? 0) === 0 &&
  Number(price.min_quantity ?? 1) <= 1 &&
  price.max_quantity === null

/**
 * The plain price among the prices of a variant; the oldest where there are several.
 *
 * @param prices in any order
 * @returns undefined where the variant has no price in figures
 */
export const plainPrice = <Row extends PriceRow>(
  prices: readonly Row[] | null | undefined,
): Row | undefined => [...(prices ?? [])].sort((one, other) => (one.id < other.id ? -1 : 1)).find(isPlain)

/**
 * What {@link plainPrice} costs.
 *
 * @param prices of a variant
 * @returns pounds ex VAT; null where there is no figure
 */
export function plainAmount(prices: readonly PriceRow[] | null | undefined): number | null {
  const price = plainPrice(prices)
  return price ? Number(price.amount) : null
}

/**
 * SQL of {@link plainPrice}: a subquery of at most one row, with the columns `id` and `amount` (pounds).
 *
 * @param priceSet SQL of the id of a variant's price set
 */
export const plainPriceOf = (priceSet: string): string => `(select id, amount::float8 as amount from price
  where price_set_id = ${priceSet} and deleted_at is null and currency_code = '${CURRENCY}'
    and price_list_id is null and coalesce(rules_count, 0) = 0
    and coalesce(min_quantity, 1) <= 1 and max_quantity is null
  order by id collate "C" limit 1)`

/**
 * SQL: id of a variant's price set, or null.
 *
 * @param variant SQL of the variant's id
 */
export const priceSetOf = (variant: string): string => `(select price_set_id from product_variant_price_set
  where variant_id = ${variant} and deleted_at is null order by created_at, price_set_id limit 1)`
