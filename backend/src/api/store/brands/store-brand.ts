import { type StoreBrand } from "../../../contract"

/** Fields of a brand that visitors may read. */
export const STORE_BRAND_FIELDS = [
  "id",
  "name",
  "handle",
  "logo",
  "updated_at",
] as const satisfies (keyof StoreBrand)[]

/** A brand as it is stored. */
export interface BrandRow extends Omit<StoreBrand, "product_count" | "updated_at"> {
  updated_at: string | Date
}

/**
 * @param brand as it is stored
 * @param counts of visible products by handle of brand
 * @returns the brand as visitors read it
 */
export const toStoreBrand = (brand: BrandRow, counts: ReadonlyMap<string, number>): StoreBrand => ({
  ...brand,
  product_count: counts.get(brand.handle) ?? 0,
  updated_at: new Date(brand.updated_at).toISOString(),
})
