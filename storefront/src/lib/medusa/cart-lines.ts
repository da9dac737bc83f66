import { partNumberKey, type StoreCatalogueResponse } from "@scanwright/backend/contract"
import { readNow } from "./client"
import type { Result } from "./failure"
import { toProductSummary, type ProductSummary } from "./shapes"

/** Most values one question to the catalogue may have. */
const VALUES_MOST = 100

const inPortions = (values: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(values.length / VALUES_MOST) }, (_, at) =>
    values.slice(at * VALUES_MOST, (at + 1) * VALUES_MOST),
  )

/** Products by one of their keys, past every cache. Keys are told apart by letters and digits only, so commas part them. */
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

/** What was asked for, in the order it was asked for. */
export interface LookedUp {
  /** For each variant its product as it is now; null where it is sold no more. */
  readonly variants: readonly (ProductSummary | null)[]
  /** For each part number the products that have it: none, one, or several where it is ambiguous. */
  readonly partNumbers: readonly (readonly ProductSummary[])[]
}

/**
 * Reads products of a cart as they are at this moment.
 *
 * @param variants ids of variants
 * @param partNumbers as people write them: case, spaces and hyphens do not matter
 * @param forwardedFor the chain of addresses the request came by
 */
export async function readCartLines(
  variants: readonly string[],
  partNumbers: readonly string[],
  forwardedFor: string | null,
): Promise<Result<LookedUp>> {
  const keys = partNumbers.map(partNumberKey)
  // An id has no comma; one that has is nobody's.
  const ids = variants.filter((id) => !id.includes(","))
  const [byVariant, byPartNumber] = await Promise.all([
    lookUp("variant_id", ids, forwardedFor),
    lookUp("part_number", keys.filter(Boolean), forwardedFor),
  ])
  if (!byVariant.ok) return byVariant
  if (!byPartNumber.ok) return byPartNumber
  const ofVariant = new Map(byVariant.value.map((product) => [product.variantId, product]))
  const ofKey = new Map<string, ProductSummary[]>()
  for (const product of byPartNumber.value) {
    const key = partNumberKey(product.partNumber ?? "")
    ofKey.set(key, [...(ofKey.get(key) ?? []), product])
  }
  return {
    ok: true,
    value: {
      variants: variants.map((id) => ofVariant.get(id) ?? null),
      partNumbers: keys.map((key) => ofKey.get(key) ?? []),
    },
  }
}
