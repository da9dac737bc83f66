import { partNumberKey, partNumberKeysIn, type StoreCatalogueResponse } from "@scanwright/backend/contract"
import { readNow } from "./client"
import type { Result } from "./failure"
import { findNear } from "./near"
import { toProductSummary, type ProductSummary } from "./shapes"

/** Most values of a filter in one request. */
const VALUES_MOST = 100

const inPortions = (values: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(values.length / VALUES_MOST) }, (_, at) =>
    values.slice(at * VALUES_MOST, (at + 1) * VALUES_MOST),
  )

/** Products by one of their keys, never cached. Keys differ in letters and digits only, so commas can separate them. */
async function lookUp(
  filter: "variant_id" | "part_number",
  keys: readonly string[],
  forwardedFor: string | null,
): Promise<Result<ProductSummary[]>> {
  const results = await Promise.all(
    inPortions([...new Set(keys)]).map((portion) =>
      readNow<StoreCatalogueResponse>(
        "/store/catalogue",
        { [filter]: portion.join(), limit: VALUES_MOST, facets: false },
        undefined,
        forwardedFor === null ? {} : { "x-forwarded-for": forwardedFor },
      ),
    ),
  )
  const failed = results.find((result) => !result.ok)
  if (failed) return failed
  const products = results.flatMap((result) => (result.ok ? result.value.products : []))
  return { ok: true, value: products.map(toProductSummary) }
}

/** Most part numbers of one request that are looked for within longer texts: ten requests to the backend. */
const WITHIN_MOST = 10 * VALUES_MOST

/** The products that have a key, each once. */
const ofKeys = (keys: readonly string[], byKey: ReadonlyMap<string, readonly ProductSummary[]>) => [
  ...new Map(keys.flatMap((key) => byKey.get(key) ?? []).map((product) => [product.id, product])).values(),
]

/** Adds products to those that are known by the keys of their part numbers. */
function addByKey(byKey: Map<string, ProductSummary[]>, products: readonly ProductSummary[]): void {
  for (const product of products) {
    const key = partNumberKey(product.partNumber ?? "")
    byKey.set(key, [...(byKey.get(key) ?? []), product])
  }
}

/** Most part numbers of one request for which near ones are looked for: each is a search of its own. */
const NEAR_FOR_MOST = 10
/** The products that were looked up, in the order of the request. */
export interface LookedUp {
  /** For each variant the present state of its product; null where the variant is no longer sold. */
  readonly variants: readonly (ProductSummary | null)[]
  /** For each part number its products: none, one, or several where the part number is ambiguous. */
  readonly partNumbers: readonly (readonly ProductSummary[])[]
  /** For each part number without a product those that may be meant, best first: three at most, for the first ten such numbers. */
  readonly near: readonly (readonly ProductSummary[])[]
}

/**
 * Reads the present state of the products in a cart.
 *
 * @param variants ids of variants
 * @param partNumbers as people write them: case, spaces and hyphens do not matter; one with other words, such as
 *   "Zebra DS2208-SR7U2100SGW" or "P/N DS2208-SR7U2100SGW", is found, too
 * @param forwardedFor the chain of addresses the request came by
 * @param isNearAsked whether to look for what may be meant by unknown part numbers
 */
export async function readCartLines(
  variants: readonly string[],
  partNumbers: readonly string[],
  forwardedFor: string | null,
  isNearAsked = true,
): Promise<Result<LookedUp>> {
  const keys = partNumbers.map(partNumberKey)
  // An id with a comma would be read as two; no record has such an id.
  const ids = variants.filter((id) => !id.includes(","))
  const [byVariant, byPartNumber] = await Promise.all([
    lookUp("variant_id", ids, forwardedFor),
    lookUp("part_number", keys.filter(Boolean), forwardedFor),
  ])
  if (!byVariant.ok) return byVariant
  if (!byPartNumber.ok) return byPartNumber
  const ofVariant = new Map(byVariant.value.map((product) => [product.variantId, product]))
  const ofKey = new Map<string, ProductSummary[]>()
  addByKey(ofKey, byPartNumber.value)
  const keysWithin = partNumbers.map((text, at) => (ofKey.has(keys[at] ?? "") ? [] : partNumberKeysIn(text)))
  const within = await lookUp("part_number", keysWithin.flat().slice(0, WITHIN_MOST), forwardedFor)
  if (!within.ok) return within
  addByKey(ofKey, within.value)
  const found = keys.map((key, at) => ofKeys([key, ...(keysWithin[at] ?? [])], ofKey))
  const unknown = isNearAsked ? [...new Set(partNumbers.filter((_, at) => found[at]?.length === 0))] : []
  const near = new Map(
    await Promise.all(
      unknown
        .slice(0, NEAR_FOR_MOST)
        .map(async (partNumber) => [partNumber, await findNear(partNumber, forwardedFor)] as const),
    ),
  )
  return {
    ok: true,
    value: {
      variants: variants.map((id) => ofVariant.get(id) ?? null),
      partNumbers: found,
      near: partNumbers.map((partNumber) => near.get(partNumber) ?? []),
    },
  }
}
