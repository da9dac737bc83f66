import { type IndexState } from "./index-state"
import { MENTIONS_FOLLOW } from "./projection"
import { allOf, anyOf, join, type Sql, sql } from "./sql"
import {
  codeKey,
  codesIn,
  likePattern,
  looksLikeCode,
  partsOf,
  queryTerms,
  spellingOf,
  textKey,
} from "./text"

/** Most terms of a search; further ones are ignored. */
export const MAX_TERMS = 12

/** A text that is searched for. */
export interface TextQuery {
  /** The whole text as a key: names that begin with it come first. */
  readonly whole: string
  /** The whole text as a code; empty when it has no letter or digit. */
  readonly code: string
  /** Codes that the text may be, as it is spelt and in any spelling. */
  readonly codes: readonly (readonly string[])[]
  /** The same of codes that may be among its words: a document with one is found whatever else is asked for. */
  readonly codesWithin: readonly (readonly string[])[]
  /** Spellings of each word: the word itself, or its corrections. */
  readonly words: readonly (readonly string[])[]
  /** Whether it has signs other than hyphens and slashes, or nothing but signs: its words may be others than it is written in. */
  readonly hasSigns: boolean
  /** Least weight of the words that must occur, as {@link weightOf} weighs them; null for all words. */
  readonly least: number | null
  /** Whether it is searched for instead of what was typed. */
  readonly isFallback: boolean
}

/**
 * @param state of the index
 * @param q as it was typed
 * @returns the parsed text, or null when it is blank
 */
export function textQuery(state: IndexState, q: string): TextQuery | null {
  if (!q.trim()) return null
  const whole = textKey(q)
  const terms = queryTerms(q)
  const words = terms.slice(0, MAX_TERMS).map((word) => [...new Set([word, withoutDots(word)])])
  const hasCodes = state.layout.code !== null
  return {
    whole,
    code: hasCodes ? codeKey(q) : "",
    ...(hasCodes ? codesOf(q) : { codes: [], codesWithin: [] }),
    words,
    least: null,
    hasSigns: terms.length === 0 || /[^\p{L}\p{N}\s\p{Pd}/]/u.test(q),
    isFallback: false,
  }
}

/** A part number with dots is one in any spelling; `10.1` is a number, and no other. */
const withoutDots = (word: string): string => {
  const code = word.replaceAll(".", "")
  return looksLikeCode(code) ? code : word
}

const filled = (lists: string[][]) => lists.filter(({ length }) => length > 0)

/** Codes that a text may be or have. */
function codesOf(q: string): Pick<TextQuery, "codes" | "codesWithin"> {
  const whole = codeKey(q)
  const within = codesIn(q).filter((code) => code !== whole)
  const spellings = partsOf(q).filter((part) => within.includes(codeKey(part)))
  return {
    codes: filled([[spellingOf(q)], whole ? [whole] : []]),
    codesWithin: filled([spellings.map(spellingOf), within]),
  }
}

/** Every list of codes, the likeliest first. */
export const allCodes = ({ codes, codesWithin }: TextQuery): readonly (readonly string[])[] => [
  ...codes,
  ...codesWithin,
]

/** @returns the condition that a word occurs in the searched texts in one of its spellings */
export const occursAs = (spellings: readonly string[]): Sql =>
  anyOf(spellings.map((word) => sql`_words like ${likePattern(word)}`))

/** @returns what a word counts for where not all of them occur: a model, such as "ds2208", says more than other words */
export const weightOf = (word: string | undefined): number => (/^\p{L}.*\d\d/u.test(word ?? "") ? 5 : 2)

/** @returns SQL of the weight of those words that occur in the searched texts of a row */
export const weightFound = (words: readonly (readonly string[])[]): Sql =>
  join(
    words.map((spellings) => sql`${occursAs(spellings)}::integer * ${weightOf(spellings[0])}::integer`),
    sql` + `,
  )

/** @returns the condition that the words occur in the searched texts; a text of nothing but signs has no words */
export function termsOccur({ words, least }: Pick<TextQuery, "words" | "least">): Sql {
  if (words.length === 0) return sql`false`
  const conditions = words.map(occursAs)
  if (least === null) return allOf(conditions)
  // The first condition has an index.
  return allOf([anyOf(conditions), sql`${weightFound(words)} >= ${least}::integer`])
}

/** How far a word is from a document that has it outside of its name, and from one that only mentions it. */
const OUTSIDE_NAME = 1
const MENTIONED = 100

/**
 * @returns SQL of how far a row is from the text, 0 for the nearest: words in the name are near, and those that are only
 *   mentioned far
 */
export const distanceFrom = (name: Sql, { words }: TextQuery): Sql =>
  words.reduce(
    (sum, spellings) => {
      const within = (column: Sql, end: string) =>
        anyOf(spellings.map((word) => sql`${column} like ${likePattern(word) + end}`))
      return sql`${sum} + case when ${within(name, "")} then 0 when ${within(sql`_words`, likePattern(MENTIONS_FOLLOW))} then ${OUTSIDE_NAME}::integer else ${MENTIONED}::integer end`
    },
    sql`0`,
  )

/** @returns the condition that a row has one of the codes in some lists; none for no lists */
export const hasCode = (lists: readonly (readonly string[])[]): Sql[] =>
  lists.length === 0 ? [] : [sql`_codes && ${lists.flat()}::text[]`]

/** @returns SQL of the first of some lists that has a code of the row */
export const codeRank = (lists: readonly (readonly string[])[]): Sql =>
  sql`case ${join(
    lists.map((codes, at) => sql`when ${allOf(hasCode([codes]))} then ${at}::integer`),
    sql` `,
  )} end`

/** @returns the condition that a row matches the text in any way; one that has the text as its code has its words */
export const textCondition = (text: TextQuery): Sql => anyOf([termsOccur(text), ...hasCode(text.codesWithin)])
