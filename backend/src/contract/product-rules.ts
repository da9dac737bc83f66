/** What decides which variant speaks for a product. */
export interface RankedVariant {
  id: string
  variant_rank: number | null
}

/** Orders variants: by rank, then by id. */
export const byRankThenId = (one: RankedVariant, other: RankedVariant): number =>
  (one.variant_rank ?? 0) - (other.variant_rank ?? 0) || (one.id < other.id ? -1 : 1)

/**
 * The variant that speaks for a product (part number, price, stock): the first by rank, then by id.
 *
 * @param variants of one product, in any order
 */
export const defaultVariant = <Variant extends RankedVariant>(
  variants: readonly Variant[] | null | undefined,
): Variant | undefined => [...(variants ?? [])].sort(byRankThenId)[0]

/**
 * The machine type of a product among its categories: the oldest. Ids begin with the time they were made.
 *
 * @param categories of one product, in any order
 */
export const machineTypeOf = <Category extends { id: string }>(
  categories: readonly Category[] | null | undefined,
): Category | undefined => [...(categories ?? [])].sort((one, other) => (one.id < other.id ? -1 : 1))[0]

/** Name that stands for the brand of a product without one; its slug is in the product's address (specification, section 3). */
export const UNKNOWN_BRAND = "Unknown Brand"

/** As {@link UNKNOWN_BRAND}, for a product without a machine type. */
export const UNKNOWN_MACHINE_TYPE = "Unknown Category"
