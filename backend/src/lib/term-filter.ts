import { likePattern } from "./like-pattern"

/** Most terms of a search; further ones are ignored. */
const MAX_TERMS = 10

/**
 * Filter of `query.graph`: every term occurs, in any case, in at least one of some columns.
 *
 * @param columns of text
 * @param q the terms, in which `%` and `_` have no special meaning
 */
export const containingAllTerms = (columns: readonly string[], q: string) => ({
  $and: q
    .trim()
    .split(/\s+/)
    .slice(0, MAX_TERMS)
    .map((word) => ({ $or: columns.map((column) => ({ [column]: { $ilike: likePattern(word) } })) })),
})
