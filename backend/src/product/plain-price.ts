import { CURRENCY } from "../contract/constants"

/**
 * SQL of a variant's plain price, which staff and imports write: in pounds, of no price list, with no rule and no range
 * of quantities above one; the oldest where there are several. A subquery of at most one row, with the columns `id` and
 * `amount` (pounds ex VAT).
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
