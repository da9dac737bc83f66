import { type IndexState } from "./index-state"
import { allOf, anyOf, identifier, type Sql, sql } from "./sql"
import {
  codeKey,
  codesIn,
  formsThatLookLike,
  keysAmong,
  likePattern,
  looksLikeCode,
  lookOf,
  mistakesBetween,
  partsOf,
  textKey,
} from "./text"

/** Fewest letters and digits of a code in which one may be wrong. */
const SHORTEST = 5
/** Most codes of a text for which near ones are looked for: the whole text, and parts of it alone or together. */
const MOST_TYPED = 10
/** Most documents that are compared letter by letter. */
const MOST_COMPARED = 2_000
/** Most near codes. */
const MOST_FOUND = 6

/** Codes that may be meant by another one. */
export interface NearCodes {
  readonly keys: readonly string[]
  /** As they are spelt in documents. */
  readonly spellings: readonly string[]
}

async function keysWhere(state: IndexState, condition: Sql): Promise<string[]> {
  const rows = await state.query<{ codes: string[] }>(
    sql`select _codes as codes from ${state.tables.rows} where ${condition} limit ${MOST_COMPARED}`,
  )
  return [...new Set(keysAmong(rows.flatMap(({ codes }) => codes)))]
}

/**
 * Conditions of documents with a code that is one mistake away: it begins with the first half of the typed one, or has the
 * second half.
 */
function halvesOf(key: string): Sql[] {
  const word = textKey(key)
  const middle = Math.floor(word.length / 2)
  return [`+${word.slice(0, middle)}`, word.slice(middle)].map(
    (half) => sql`_words like ${likePattern(half)}`,
  )
}

/** The key with the two neighbours in the middle swapped: neither half of it is right. */
function swappedInTheMiddle(key: string): string {
  const middle = Math.floor(key.length / 2)
  return key.slice(0, middle - 1) + key.charAt(middle) + key.charAt(middle - 1) + key.slice(middle + 1)
}

async function spellingsIn(state: IndexState, condition: Sql, keys: readonly string[]): Promise<string[]> {
  const { rows, documents } = state.tables
  const id = identifier(state.layout.primaryKey)
  const found = await state.query<{ codes: string | string[] | null }>(
    sql`select document -> ${state.layout.code} as codes from ${rows} join ${documents} using (${id})
      where ${allOf([condition, sql`_codes && ${keys}::text[]`])} order by ${id}`,
  )
  const codes = found.flatMap((row) => row.codes ?? []).filter((code) => keys.includes(codeKey(code)))
  return [...new Set(codes)]
}

/**
 * Finds codes that may be meant by those in a text: with the letter O for the digit 0 or I for 1, or else with one
 * mistake in a code.
 *
 * @param state of the index
 * @param where condition on rows
 * @param q as it was typed
 * @returns null when there are none
 */
export async function nearCodes(state: IndexState, where: Sql, q: string): Promise<NearCodes | null> {
  if (state.layout.code === null) return null
  // A code may have no digit, but then it is nothing but that code.
  const isOne = partsOf(q).length === 1
  const typed = [...new Set([codeKey(q), ...codesIn(q)])]
    .filter((key) => key.length >= SHORTEST && (isOne || looksLikeCode(key)))
    .slice(0, MOST_TYPED)
  if (typed.length === 0) return null
  const looks = [...typed, ...typed.map(swappedInTheMiddle)].flatMap(formsThatLookLike)
  const isLook = sql`_codes && ${looks}::text[]`
  const alike = (await keysWhere(state, allOf([where, isLook]))).filter((key) => looks.includes(lookOf(key)))
  const others =
    alike.length > 0 ? [] : await keysWhere(state, allOf([where, anyOf(typed.flatMap(halvesOf))]))
  const isNear = (key: string) => typed.some((one) => mistakesBetween(lookOf(one), lookOf(key), 1) <= 1)
  const keys = [...alike, ...others.filter(isNear)].slice(0, MOST_FOUND)
  return keys.length === 0 ? null : { keys, spellings: await spellingsIn(state, where, keys) }
}
