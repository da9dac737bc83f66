import { type IndexState } from "./index-state"
import { type Layout } from "./layout"
import { sql } from "./sql"
import { lookOf, mistakesBetween } from "./text"

/** Most words of the vocabulary that are compared letter by letter, nearest by trigrams first. */
const CANDIDATES = 60

/** Most corrections of one misspelt word. */
const MOST_SPELLINGS = 6

/** A number, alone or with a unit: another one is no correction of it. */
const NUMBER = /^[\d.]+\p{L}{0,2}$/u

/** @returns how many mistakes are allowed in a word */
function mistakesIn({ mistakes }: Layout, word: string): number {
  if (!mistakes || word.length < mistakes.one || NUMBER.test(word)) return 0
  return word.length < mistakes.two ? 1 : 2
}

/** A model with the letter O for 0 or I for 1 has no mistake. */
const lookOfWord = (word: string) => (/\d/.test(word) ? lookOf(word.toUpperCase()).toLowerCase() : word)

/**
 * Finds words of the index for a misspelt one: those with the fewest mistakes, frequent ones first. A word that is
 * still being typed may be the beginning of a longer one.
 *
 * @param state of the index
 * @param word as {@link textKey} gives it, in no document
 * @returns none when no word is near enough
 */
export async function spellingsOf(state: IndexState, word: string): Promise<string[]> {
  const allowed = mistakesIn(state.layout, word)
  if (allowed === 0) return []
  const typed = lookOfWord(word)
  const near = await state.query<{ word: string; uses: number }>(
    sql`select word, uses from ${state.tables.words} order by word <-> ${typed} limit ${CANDIDATES}`,
  )
  const spellings = near
    .map(({ word: meant, uses }) => ({
      ...{ meant, uses },
      mistakes: Math.min(
        mistakesBetween(word, meant, allowed),
        mistakesBetween(typed, lookOfWord(meant), allowed),
      ),
    }))
    .filter(({ mistakes }) => mistakes <= allowed)
    .sort((a, b) => a.mistakes - b.mistakes || b.uses - a.uses || (a.meant < b.meant ? -1 : 1))
  const fewest = spellings[0]?.mistakes
  return spellings
    .filter(({ mistakes }) => mistakes === fewest)
    .slice(0, MOST_SPELLINGS)
    .map(({ meant }) => meant)
}
