/** A brand with its number of products. */
export interface CountedBrand {
  readonly name: string
  readonly handle: string
  readonly productCount: number
}

/** Number of brands that the menu names. */
const NAMED = 8

/** The brands with the most products, by name. */
export const largestOf = (brands: readonly CountedBrand[]): CountedBrand[] =>
  brands
    .toSorted((one, other) => other.productCount - one.productCount)
    .slice(0, NAMED)
    .toSorted((one, other) => one.name.localeCompare(other.name, "en-GB"))
