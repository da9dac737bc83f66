import { createHash } from "node:crypto"
import { type AdminProduct, PRODUCT_FIELD_NAMES, type ProductField } from "../contract"

/** A stored product's values of all fields. */
type StoredFields = Pick<AdminProduct, ProductField>

/** Bytes of a digest, in characters of base64. */
const DIGEST_LENGTH = 22

/** The same value with the keys of all records in one order: the database writes them in its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, inOrder(part)]))
}

/** Tells values apart without storing them. */
export const digestOf = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(inOrder(value ?? null)))
    .digest("base64url")
    .slice(0, DIGEST_LENGTH)

/**
 * A field of a product as a change of it would write it; of the stock only the places that are named.
 *
 * @param product as it is stored
 * @param field its name
 * @param places ids of stock locations
 * @returns of the stock null pieces where nobody counts them
 */
export function valueOf(product: StoredFields, field: ProductField, places: readonly string[]): unknown {
  if (field !== "stock") return product[field]
  return product.stock
    .filter(({ location_id: id }) => places.includes(id))
    .map(({ location_id, quantity }) => ({ location_id, quantity }))
}

/**
 * Digest of all that staff can change of a product: of what its form saves, and of nothing else. Whoever changes any of it, by
 * whichever tool, gives the product another one; reservations, times and names of its brand or locations do not.
 *
 * @param product as it is stored
 */
export function productDigest(product: StoredFields): string {
  // A further location without a piece makes no other product; stock that nobody counts does.
  const stock = product.stock.filter(({ quantity }) => quantity !== 0)
  const places = stock.map(({ location_id: id }) => id)
  return digestOf(
    Object.fromEntries(PRODUCT_FIELD_NAMES.map((field) => [field, valueOf(product, field, places)])),
  )
}
