import type { FoundBy } from "@scanwright/backend/contract"
import { finding } from "@/content/finding"

/**
 * What is said above products that were found by something else than the text of a search.
 *
 * @param query as it was typed
 * @returns null where the products have the text
 */
export function noteOn(foundBy: FoundBy | null, query: string): string | null {
  if (foundBy === null) return null
  if (foundBy.kind === "some_words") return finding.foundBy.someWords(query)
  const [meant, ...others] = foundBy.texts
  return meant === undefined || others.length > 0
    ? finding.foundBy.spellings(query)
    : finding.foundBy.spelling(query, meant)
}
