import { type IndexState } from "./index-state"
import { allOf, anyOf, type Sql, sql } from "./sql"
import { spellingsOf } from "./spelling"
import { codeKey, likePattern } from "./text"
import { textKey, wordsOf } from "./text-keys"

/** Most terms of a search; further ones are ignored. */
const MAX_TERMS = 12

/** A text that is searched for. */
export interface TextQuery {
  /** The whole text as a key: names that begin with it come first. */
  readonly whole: string
  /** The whole text as a code; empty when it has no letter or digit. */
  readonly code: string
  /** Spellings of each word: the word itself, or its corrections. */
  readonly words: readonly (readonly string[])[]
  /** Whether any word was corrected. */
  readonly corrected: boolean
}

/**
 * @param state of the index
 * @param q as it was typed
 * @returns the parsed text, or null when it is blank
 */
export function textQuery(state: IndexState, q: string): TextQuery | null {
  const whole = textKey(q)
  if (!whole) return null
  return {
    whole,
    code: state.layout.code === null ? "" : codeKey(q),
    words: wordsOf(whole)
      .slice(0, MAX_TERMS)
      .map((word) => [word]),
    corrected: false,
  }
}

/** Condition that every word occurs in the searched texts. */
const allTermsOccur = ({ words }: TextQuery): Sql =>
  allOf(words.map((spellings) => anyOf(spellings.map((word) => sql`_words like ${likePattern(word)}`))))

/** @returns the condition that a row matches the text in any way */
export function textCondition(text: TextQuery): Sql {
  const { code } = text
  return anyOf([allTermsOccur(text), ...(code ? [sql`_code like ${likePattern(code)}`] : [])])
}

const correctionOf = ({ whole }: TextQuery) => JSON.stringify(["correction", whole])

/** @returns the cached correction of {@link correctedQuery}, which saves the search for the text as typed */
export const knownCorrection = async (state: IndexState, text: TextQuery): Promise<TextQuery | null> =>
  (await state.peek<TextQuery | null>(correctionOf(text))) ?? null

/**
 * Corrects the words that occur in no document, when no row matches the text as typed.
 *
 * @returns the text with its corrections, or null when there are none
 */
export async function correctedQuery(state: IndexState, text: TextQuery): Promise<TextQuery | null> {
  return state.cacheOnce(correctionOf(text), async () => {
    if (await occurs(state, textCondition(text))) return null
    const words = await Promise.all(
      text.words.map(async (spellings) => {
        const [word = ""] = spellings
        if (await occurs(state, sql`_words like ${likePattern(word)}`)) return spellings
        return spellingsOf(state, word)
      }),
    )
    if (words.some((spellings) => spellings.length === 0)) return null
    return { ...text, code: "", words, corrected: true }
  })
}

async function occurs(state: IndexState, condition: Sql): Promise<boolean> {
  const rows = await state.query(sql`select 1 as found from ${state.tables.rows} where ${condition} limit 1`)
  return rows.length > 0
}
