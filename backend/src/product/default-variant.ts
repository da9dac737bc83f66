export { byRankThenId, defaultVariant } from "../contract/product-rules"

/**
 * SQL of {@link defaultVariant}: a subquery of at most one row, with the columns `id`, `sku` and `manage_inventory`.
 *
 * @param product SQL of the product's id
 */
export const defaultVariantOf = (
  product: string,
): string => `(select id, sku, manage_inventory from product_variant
  where product_id = ${product} and deleted_at is null
  order by coalesce(variant_rank, 0), id collate "C" limit 1)`
