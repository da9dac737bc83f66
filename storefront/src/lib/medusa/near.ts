import type { StoreCatalogueResponse } from "@scanwright/backend/contract"
import { readNow } from "./client"
import { toProductSummary, type ProductSummary } from "./shapes"

/** Most products that are near a text. */
const NEAR_MOST = 3
/** Longest text that is looked for. */
const LETTERS_MOST = 100

/**
 * Products that somebody may mean who writes a name or a part number with a mistake, or only the first half of it: those that
 * the forgiving search finds.
 *
 * @param forwardedFor the chain of addresses the request came by, for the backend's limits
 * @returns three at most, best first; none where the search does not respond, which is logged
 */
export async function findNear(text: string, forwardedFor: string | null): Promise<ProductSummary[]> {
  const result = await readNow<StoreCatalogueResponse>(
    "/store/catalogue",
    { q: text.slice(0, LETTERS_MOST), limit: NEAR_MOST, facets: false },
    undefined,
    forwardedFor === null ? {} : { "x-forwarded-for": forwardedFor },
  )
  // What only has some of the words is not what was ordered.
  if (result.ok && result.value.found_by?.kind === "some_words") return []
  if (result.ok) return result.value.products.map(toProductSummary)
  console.error(`Finding products near ${JSON.stringify(text)}:`, result.failure.cause)
  return []
}
