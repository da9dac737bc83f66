import { likePattern } from "./like-pattern"

/** Further words of a search are left out. */
const MAX_TERMS = 10

/**
 * Filter of `query.graph`: every word occurs, in any case, in at least one of some columns.
 *
 * @param columns of text
 * @param q the words; their `%` and `_` stand for themselves
 */
export const containingAllTerms = (columns: readonly string[], q: string) => ({
  $and: q
    .trim()
    .split(/\s+/)
    .slice(0, MAX_TERMS)
    .map((word) => ({ $or: columns.map((column) => ({ [column]: { $ilike: likePattern(word) } })) })),
})
