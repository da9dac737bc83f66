import { type Condition, fieldsOf } from "./filters"
import { type IndexState } from "./index-state"
import { keyOf, splitFilters, whereOf } from "./list"
import { nearCodes } from "./near-codes"
import { spellingsOf } from "./spelling"
import { allOf, anyOf, type Sql, sql } from "./sql"
import { wordsOf } from "./text"
import { hasCode, MAX_TERMS, occursAs, termsOccur, type TextQuery, weightFound, weightOf } from "./text-query"

/** By what documents were found where none has the text as it was typed. */
export type FoundBy =
  /** Another spelling: codes that are near to a typed one, or the text with its words corrected; none where that is no text. */
  | { readonly kind: "spelling"; readonly texts: readonly string[] }
  /** The most of the words that any document has. */
  | { readonly kind: "some_words" }

/** What is searched for instead of a text that nothing has. */
export interface Fallback {
  readonly text: TextQuery
  readonly foundBy: FoundBy
}

/** A document is found for one in so many of a text's words, by their weight. */
const ONE_IN = 3

/** Words that say little: documents are not found for having them. */
const FILLERS = new Set(
  "and any are best buy can does for from have how need our sell some that the this want what which who with you your".split(
    " ",
  ),
)

/** Whether a word says what is looked for. A single digit is in nearly every part number. */
const isTelling = (word: string) =>
  /\d/.test(word) ? word.length > 1 : word.length > 2 && !FILLERS.has(word)

/** The conditions that say who may see a document. What is chosen beside them does not change what a text may mean. */
const inScope = ({ layout }: IndexState, conditions: readonly Condition[]) =>
  conditions.filter((condition) => fieldsOf(condition).every(({ path }) => layout.scope.includes(path)))

const keyOfFallback = (state: IndexState, conditions: readonly Condition[], q: string) =>
  JSON.stringify(["fallback", keyOf(inScope(state, conditions)), q])

/** @returns the cached result of {@link fallbackOf}, which saves reading the text, and the search for it as typed */
export const knownFallback = async (
  state: IndexState,
  conditions: readonly Condition[],
  q: string,
): Promise<Fallback | null> =>
  (await state.peek<Fallback | null>(keyOfFallback(state, conditions, q))) ?? null

/**
 * Works out what to search for instead of a text that no document has: near codes; the text with its words corrected; or
 * the most of its words that any document has, if these are a third at least.
 *
 * @param state of the index
 * @param conditions of the filters. Nothing is suggested that is out of their scope; others do not count, so that all
 *   facets, pages and portions of a list have the same fallback
 * @param text as it was parsed
 * @param q the same as it was typed
 * @returns null when a document has the text, or nothing comes near
 */
export const fallbackOf = async (
  state: IndexState,
  conditions: readonly Condition[],
  text: TextQuery,
  q: string,
): Promise<Fallback | null> =>
  state.cacheOnce(keyOfFallback(state, conditions, q), async () => {
    const where = await whereOf(state, splitFilters(inScope(state, conditions)))
    if (where === null || (await isFound(state, where, text))) return null
    const fallback = { ...text, code: "", codes: [], codesWithin: [], isFallback: true }
    const codes = await nearCodes(state, where, q)
    if (codes) {
      const instead = { ...fallback, codesWithin: [codes.keys], words: [] }
      return { text: instead, foundBy: { kind: "spelling", texts: codes.spellings } }
    }
    const words = await Promise.all(text.words.map((spellings) => corrected(state, where, spellings)))
    const isCorrected = words.some((word, at) => word !== text.words[at])
    const all = { words, least: null }
    if (isCorrected && (await occurs(state, allOf([where, termsOccur(all)])))) {
      return { text: { ...fallback, ...all }, foundBy: { kind: "spelling", texts: textsOf(words) } }
    }
    const some = await mostTerms(state, where, text, words, q)
    return some && { text: { ...fallback, ...some }, foundBy: { kind: "some_words" } }
  })

/** The corrected text. None where it would be a guess: with several spellings of a word, or with models and sizes. */
function textsOf(words: readonly (readonly string[])[]): string[] {
  const isPlain = words.every(({ length, 0: word = "" }) => length === 1 && !/\d/.test(word))
  return isPlain ? [words.join(" ")] : []
}

async function isFound(state: IndexState, where: Sql, text: TextQuery): Promise<boolean> {
  if (await occurs(state, allOf([where, termsOccur(text)]))) return true
  const codes = hasCode(text.codesWithin)
  if (codes.length === 0) return false
  // Without a limit, for the reason that rankedHits gives.
  const condition = allOf([where, ...codes])
  return (await state.query(sql`select 1 as found from ${state.tables.rows} where ${condition}`)).length > 0
}

/** A word's spellings that occur: the word itself, or else corrections; none where nothing is near enough. */
async function corrected(
  state: IndexState,
  where: Sql,
  spellings: readonly string[],
): Promise<readonly string[]> {
  if (await occurs(state, allOf([where, occursAs(spellings)]))) return spellings
  const corrections = await spellingsOf(state, spellings[0] ?? "")
  const areFound = await Promise.all(
    corrections.map((word) => occurs(state, allOf([where, occursAs([word])]))),
  )
  return corrections.filter((_word, at) => areFound[at])
}

/** Fewest letters and digits of a part of a word that is looked for alone. */
const SHORTEST_PART = 3

/** The words that a longer one was written with: "ds2208" and "xyz1" for "ds2208xyz1" in "DS2208-XYZ1". */
const partsWithin = (word: string, q: string) =>
  wordsOf(q).words.filter((part) => part !== word && part.length >= SHORTEST_PART && word.includes(part))

/**
 * The words to search for, and the weight of those that must occur. A word that occurs nowhere stands for the words that it was
 * written with.
 *
 * @returns null where no document has a third of the words that say something
 */
async function mostTerms(
  state: IndexState,
  where: Sql,
  text: TextQuery,
  known: readonly (readonly string[])[],
  q: string,
): Promise<Pick<TextQuery, "words" | "least"> | null> {
  const all = await Promise.all(
    text.words.map(async ([word = ""], at) => {
      const spellings = known[at] ?? []
      const parts = spellings.length > 0 ? [] : partsWithin(word, q)
      if (parts.length === 0) return [{ word, spellings }]
      return Promise.all(
        parts.map(async (part) => ({ word: part, spellings: await corrected(state, where, [part]) })),
      )
    }),
  )
  const telling = all
    .flat()
    .filter(({ word }) => isTelling(word))
    .slice(0, MAX_TERMS)
  const words = telling.map(({ spellings }) => spellings).filter(({ length }) => length > 0)
  if (words.length === 0) return null
  const isAny = anyOf(words.map(occursAs))
  const [row] = await state.query<{ most: number | null }>(
    sql`select max(${weightFound(words)}) as most from ${state.tables.rows} where ${allOf([where, isAny])}`,
  )
  const least = row?.most ?? 0
  const whole = telling.reduce((sum, { spellings: [known] }) => sum + weightOf(known), 0)
  return ONE_IN * least < whole ? null : { words, least }
}

async function occurs(state: IndexState, condition: Sql): Promise<boolean> {
  const rows = await state.query(sql`select 1 as found from ${state.tables.rows} where ${condition} limit 1`)
  return rows.length > 0
}
