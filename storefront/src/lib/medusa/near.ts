import type { StoreCatalogueResponse } from "@scanwright/backend/contract"
import { readNow } from "./client"
import { toProductSummary, type ProductSummary } from "./shapes"

/** Most products that are near a text. */
const NEAR_MOST = 3
/** Longest text that is looked for. */
const LETTERS_MOST = 100

/** The texts that are searched for, one after the other: all words, and the longest one alone. */
export function nearTexts(text: string): string[] {
  // The search corrects words: the parts of a part number are words of their own.
  const words = text.slice(0, LETTERS_MOST).match(/[\p{L}\p{N}]+/gu) ?? []
  const [longest = ""] = words.toSorted((one, other) => other.length - one.length)
  return [...new Set([words.join(" "), longest])].filter(Boolean)
}

/**
 * Products that somebody may mean who writes a name or a part number with a mistake, or only the first half of it: those that
 * the forgiving search finds for its words. Two searches at most.
 *
 * @param forwardedFor the chain of addresses the request came by, for the backend's limits
 * @returns three at most, best first; none where the search does not respond, which is logged
 */
export async function findNear(text: string, forwardedFor: string | null): Promise<ProductSummary[]> {
  for (const q of nearTexts(text)) {
    const result = await readNow<StoreCatalogueResponse>(
      "/store/catalogue",
      { q, limit: NEAR_MOST, facets: false },
      undefined,
      forwardedFor === null ? {} : { "x-forwarded-for": forwardedFor },
    )
    if (!result.ok) {
      console.error(`Finding products near ${JSON.stringify(text)}:`, result.failure.cause)
      return []
    }
    if (result.value.products.length > 0) return result.value.products.map(toProductSummary)
  }
  return []
}
