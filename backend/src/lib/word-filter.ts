import { likePattern } from "./like-pattern"

/** Further words of a search are left out. */
const MOST_WORDS = 10

/**
 * Filter of `query.graph`: every word occurs, in any case, in at least one of some columns.
 *
 * @param columns of text
 * @param q the words; their `%` and `_` stand for themselves
 */
export const containingAllWords = (columns: readonly string[], q: string) => ({
  $and: q
    .trim()
    .split(/\s+/)
    .slice(0, MOST_WORDS)
    .map((word) => ({ $or: columns.map((column) => ({ [column]: { $ilike: likePattern(word) } })) })),
})
