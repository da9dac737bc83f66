import type { Brand } from "./shapes"

/** Brands by their number of products, the most first; those with as many, by name. */
export const largestFirst = (brands: readonly Brand[]): Brand[] =>
  brands.toSorted((a, b) => b.productCount - a.productCount || a.name.localeCompare(b.name, "en-GB"))
