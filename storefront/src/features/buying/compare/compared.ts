import { COMPARE_LIMIT, type CompareProduct } from "./compare-product"

export type Compared = readonly CompareProduct[]

/** A Medusa id, as it may be in an address. */
const ID = /^[\w-]{1,64}$/

export const isProductId = (text: string): boolean => ID.test(text)

/** Each product once, and no more than {@link COMPARE_LIMIT}. */
const bounded = (products: Compared): CompareProduct[] =>
  [...new Map(products.map((product) => [product.id, product])).values()].slice(0, COMPARE_LIMIT)

function repairProduct(found: unknown): CompareProduct[] {
  if (typeof found !== "object" || found === null) return []
  const { id, name, image } = found as Record<string, unknown>
  if (typeof id !== "string" || !isProductId(id) || typeof name !== "string" || name === "") return []
  return [{ id, name, image: typeof image === "string" ? image : null }]
}

/** Reads products from unchecked storage, which may be older than this code or written by somebody else. */
export const repairCompared = (found: readonly unknown[]): CompareProduct[] =>
  bounded(found.flatMap(repairProduct))

/** The comparison without a product. */
export const without = (products: Compared, id: string): Compared =>
  products.filter((product) => product.id !== id)

/** The comparison with more products, as far as there is room. */
export const withMore = (products: Compared, more: Compared): CompareProduct[] =>
  bounded([...products, ...more])

/** The comparison with a product added, if there is room, or with the product removed. */
export const toggled = (products: Compared, product: CompareProduct): Compared =>
  products.some(({ id }) => id === product.id)
    ? without(products, product.id)
    : bounded([...products, product])
