import { likePattern } from "./like-pattern"

/** Most terms of a search; further ones are ignored. */
const MAX_TERMS = 10

/** Characters that nobody sees. */
const UNSEEN = /\p{Cf}/gu
/** Signs around a term: quotation marks, brackets, commas, dashes, trade marks. `100%` and `C++` are written with theirs. */
const SIGNS_AROUND =
  /^[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Pd}"'/.,;:!?™®℠©]+|[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Pd}"'/.,;:!?™®℠©]+$/gu
const hasLetter = (term: string) => /[\p{L}\p{N}]/u.test(term)
/** Signs that have several forms: hyphens, dashes and apostrophes. */
const OF_MANY_FORMS = /[\p{Pd}−'’]/gu

/**
 * Reads the terms of a search in columns of text. Signs are no terms: `Zebra™ – "scanners"` looks for "Zebra" and "scanners".
 *
 * @param q as it was typed
 * @returns patterns of SQL's ILIKE that must all occur; that of the whole text where it has nothing but signs
 */
export function searchPatterns(q: string): string[] {
  const terms = q
    .normalize("NFC")
    .replace(UNSEEN, "")
    .split(/\s+/)
    .map((term) => term.replace(SIGNS_AROUND, ""))
    .filter(hasLetter)
  return (terms.length > 0 ? terms.slice(0, MAX_TERMS) : [q.trim()]).map((term) =>
    likePattern(term).replace(OF_MANY_FORMS, "_"),
  )
}

/**
 * Filter of `query.graph`: every term occurs, in any case, in at least one of some columns.
 *
 * @param columns of text
 * @param q the terms, in which `%` and `_` have no special meaning
 */
export const containingAllTerms = (columns: readonly string[], q: string) => ({
  $and: searchPatterns(q).map((pattern) => ({
    $or: columns.map((column) => ({ [column]: { $ilike: pattern } })),
  })),
})
