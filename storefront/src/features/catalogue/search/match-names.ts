import { productQuery, queryTerms, wordsOf } from "@scanwright/backend/contract"

/** Something that a search can find by its name. */
export interface Named {
  readonly name: string
  /** More words that lead to it: titles and questions of a page. */
  readonly words?: string
}

/** Words of a text that count at most. */
const TERMS_MOST = 12
/** Shortest word of a longer text by which a name is found: `4` does not find "4-slot cradles". */
const SHORTEST = 3

const beginsOneOf = (words: readonly string[]) => (part: string) =>
  words.some((word) => word.startsWith(part))

/** How well something matches, 0 best; null where it does not. */
function rankOf(wanted: readonly string[], { name, words = "" }: Named): number | null {
  const { words: own, joined } = wordsOf(name)
  const isInName = beginsOneOf([...own, ...joined])
  if (wanted.every(isInName)) return own[0]?.startsWith(wanted[0] ?? "") ? 0 : 1
  const long = wanted.filter((word) => word.length >= SHORTEST)
  // "zebra label printer" names the brand Zebra, and Label Printers.
  if (own.length > 0 && own.every((word) => long.some((part) => word.startsWith(part)))) return 2
  const more = wordsOf(words)
  const isAnywhere = beginsOneOf([...own, ...joined, ...more.words, ...more.joined])
  return words !== "" && long.length > 0 && wanted.every(isAnywhere) ? 3 : null
}

/**
 * Finds what a text may mean: names in which each of its words begins a word, names that the text contains as a whole, and
 * names whose further words match. Ignores case and accents.
 *
 * @param query as typed; its first words count
 * @param items in the order of equal matches
 * @param most largest number of results
 */
export function matchNames<Item extends Named>(query: string, items: readonly Item[], most: number): Item[] {
  const wanted = queryTerms(productQuery(query)).slice(0, TERMS_MOST)
  if (wanted.length === 0) return []
  return items
    .map((item) => ({ item, rank: rankOf(wanted, item) }))
    .filter((one): one is { item: Item; rank: number } => one.rank !== null)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ item }) => item)
}
