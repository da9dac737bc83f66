import { likePattern } from "../../lib/like-pattern"
import { type IndexState } from "./index-state"
import { allOf, anyOf, type Sql, sql } from "./sql"
import { spellingsOf } from "./spelling"
import { codeKey, textKey, wordsOf } from "./text-keys"

/** The most words of a query that are looked for; what follows is left out. */
const MAX_TERMS = 12

/** A text that is searched for. */
export interface TextQuery {
  /** The whole text as a key: names that begin with it come first. */
  readonly whole: string
  /** The whole text as a code; empty when it has no letter or digit. */
  readonly code: string
  /** What may stand for each word: the word itself, or, when it is misspelt, the words it may mean. */
  readonly words: readonly (readonly string[])[]
  /** Whether any word was taken for a misspelt one. */
  readonly corrected: boolean
}

/**
 * @param state of the index
 * @param q as it was typed
 * @returns what is searched for, or null when the text is blank
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

/** Every word of the question occurs in the searched texts. */
const allTermsOccur = ({ words }: TextQuery): Sql =>
  allOf(words.map((spellings) => anyOf(spellings.map((word) => sql`_words like ${likePattern(word)}`))))

/** @returns the condition that a row meets the question in any way */
export function textCondition(question: TextQuery): Sql {
  const { code } = question
  return anyOf([allTermsOccur(question), ...(code ? [sql`_code like ${likePattern(code)}`] : [])])
}

const correctionOf = ({ whole }: TextQuery) => JSON.stringify(["correction", whole])

/** @returns what {@link correctedQuery} has found out before, so that looking for the text as typed is no use */
export const knownCorrection = async (state: IndexState, question: TextQuery): Promise<TextQuery | null> =>
  (await state.peek<TextQuery | null>(correctionOf(question))) ?? null

/**
 * Takes the words that occur nowhere for misspelt ones, when nothing at all meets the question as it was typed.
 *
 * @returns the question with what its words may mean, or null when it stays as it is
 */
export async function correctedQuery(state: IndexState, question: TextQuery): Promise<TextQuery | null> {
  return state.cacheOnce(correctionOf(question), async () => {
    if (await occurs(state, textCondition(question))) return null
    const words = await Promise.all(
      question.words.map(async (spellings) => {
        const [word = ""] = spellings
        if (await occurs(state, sql`_words like ${likePattern(word)}`)) return spellings
        return spellingsOf(state, word)
      }),
    )
    if (words.some((spellings) => spellings.length === 0)) return null
    return { ...question, code: "", words, corrected: true }
  })
}

async function occurs(state: IndexState, condition: Sql): Promise<boolean> {
  const rows = await state.query(sql`select 1 as found from ${state.tables.rows} where ${condition} limit 1`)
  return rows.length > 0
}
