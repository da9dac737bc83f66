import { COUNTRY, CURRENCY } from "../contract/constants"

/** A stored price of a variant without price lists. */
export interface BasePrice {
  id: string
  /** Pounds ex VAT. */
  amount: number
  /** 1 for a price of the region in which guests buy, 0 for one that holds in every region. */
  rules_count: number
}

/**
 * SQL of the prices that a guest may get for one piece without price lists, as a JSON array in the order in which Medusa
 * chooses, as {@link BasePrice}: a price of the guests' region before one of every region, then the lower one. Medusa looks
 * at where a range of quantities begins and not at its end. The region is the one of `guest-prices.ts`, which has only
 * Medusa's graph to ask while the search index is made.
 *
 * @param priceSet SQL of the id of a variant's price set
 */
export const basePricesOf = (priceSet: string): string => `(
  select coalesce(json_agg(json_build_object('id', price.id, 'amount', price.amount::float8,
    'rules_count', price.rules_count) order by price.rules_count desc, price.amount, price.id collate "C"), '[]')
  from price where price.price_set_id = ${priceSet} and price.deleted_at is null
    and price.currency_code = '${CURRENCY}' and price.price_list_id is null
    and coalesce(price.min_quantity, 1) <= 1
    and price.rules_count = (select count(*) from price_rule rule where rule.price_id = price.id
      and rule.deleted_at is null and rule.attribute = 'region_id'
      and rule.value = (select region.id from region
        join region_country country on country.region_id = region.id and country.iso_2 = '${COUNTRY}'
        where region.currency_code = '${CURRENCY}' and region.deleted_at is null)))`

/**
 * SQL of the first of {@link basePricesOf}: the price that a product itself has, in pounds ex VAT, or null.
 *
 * @param priceSet SQL of the id of a variant's price set
 */
export const basePriceOf = (priceSet: string): string =>
  `(${basePricesOf(priceSet)} -> 0 ->> 'amount')::float8`

/**
 * SQL: id of a variant's price set, or null.
 *
 * @param variant SQL of the variant's id
 */
export const priceSetOf = (variant: string): string => `(select price_set_id from product_variant_price_set
  where variant_id = ${variant} and deleted_at is null order by created_at, price_set_id limit 1)`
