import * as routes from "@/config/routes"

/** Link of the toast. */
export const viewCart = { label: "View cart", href: routes.cart } as const

const count = (pieces: number) => pieces.toLocaleString("en-GB")

/** What was put into the cart. */
interface Added {
  /** Names of the products, each once. */
  readonly names: readonly string[]
  /** How many pieces of them were added. */
  readonly pieces: number
  /** How many were to be added. */
  readonly wanted: number
  /** The most pieces that a line of the cart holds. */
  readonly most: number
}

/** What the toast says of it: "5 × Zebra DS2208", "3 products", "3 products, 16 pieces in all,". */
function describe({ names: [first = "", ...others], pieces }: Added): string {
  if (others.length === 0) return pieces === 1 ? first : `${count(pieces)} × ${first}`
  const products = others.length + 1
  return pieces === products
    ? `${products} products`
    : `${products} products, ${count(pieces)} pieces in all,`
}

/**
 * Title and text of the toast after a product was put into the cart (specification, 3). The title and the sentence for a
 * single piece are the specification's.
 */
export function addedToCart(added: Added) {
  const { names, pieces, wanted, most } = added
  const limit = `a line holds at most ${count(most)}`
  if (pieces === 0) {
    const all = names.length === 1 ? `${count(most)} × ${names[0] ?? ""}` : `${count(most)} of each`
    return { title: "Nothing was added", description: `Your cart has ${all} already: ${limit}.` } as const
  }
  const only = names.length === 1 ? describe(added) : `${count(pieces)} ${pieces === 1 ? "piece" : "pieces"}`
  const have = pieces === 1 ? "has" : "have"
  const description =
    pieces < wanted
      ? `Only ${only} ${have} been added to your cart: ${limit}.`
      : `${describe(added)} ${have} been added to your cart.`
  return { title: "Added to Cart!", description, variant: "success" } as const
}
