export { machineTypeOf } from "../contract/product-rules"

/** Orders categories from the oldest on: ids begin with the time they were made. */
const byId = (one: string, other: string) => (one < other ? -1 : 1)

/**
 * SQL of {@link machineTypeOf}: id of the product's machine type, or null.
 *
 * @param product SQL of the product's id
 */
export const machineTypeIdOf = (product: string): string => `(select category.id
  from product_category_product link
  join product_category category on category.id = link.product_category_id and category.deleted_at is null
  where link.product_id = ${product} order by category.id collate "C" limit 1)`

/**
 * SQL: ids of all categories a product is in, oldest first.
 *
 * @param product SQL of the product's id
 */
export const categoryIdsOf = (product: string): string => `array(select category.id
  from product_category_product link
  join product_category category on category.id = link.product_category_id and category.deleted_at is null
  where link.product_id = ${product} order by category.id collate "C")`

/** What a change of machine type comes to: all categories of the product, or the one that stands in its way. */
export type MachineTypeChange = { categoryIds: string[] } | { olderCategoryId: string }

/**
 * Puts a machine type in the place of a product's present one; its other categories stay.
 *
 * @param categoryIds of the product, in any order
 * @param wanted id of the machine type
 * @returns all categories; or, where one that stays is older and would be the machine type after all, that one
 */
export function withMachineType(categoryIds: readonly string[], wanted: string): MachineTypeChange {
  const sorted = [...categoryIds].sort(byId)
  const [present, ...others] = sorted
  if (wanted === present) return { categoryIds: sorted }
  const changed = [...new Set([wanted, ...others])]
  const [oldest] = [...changed].sort(byId)
  return oldest === undefined || oldest === wanted ? { categoryIds: changed } : { olderCategoryId: oldest }
}
