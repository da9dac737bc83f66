import { type IndexState } from "./index-state"
import { type Layout } from "./layout"
import { sql } from "./sql"

/** Most words of the vocabulary that are compared letter by letter, nearest by trigrams first. */
const CANDIDATES = 60

/** Most corrections of one misspelt word. */
const MOST_SPELLINGS = 6

/** @returns how many mistakes are allowed in a word of that length */
function mistakesIn({ mistakes }: Layout, length: number): number {
  if (!mistakes || length < mistakes.one) return 0
  return length < mistakes.two ? 1 : 2
}

/**
 * Counts the mistakes between two words: an extra letter, a missing one, a wrong one, or two neighbours swapped
 * (optimal string alignment distance).
 *
 * @param most above this the exact number does not matter
 */
export function mistakesBetween(typed: string, meant: string, most: number): number {
  if (Math.abs(typed.length - meant.length) > most) return most + 1
  let [before, above]: number[][] = [[], Array.from({ length: meant.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= meant.length; column += 1) {
      const same = typed[row - 1] === meant[column - 1]
      let least = Math.min(
        (above?.[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above?.[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]
      if (row > 1 && column > 1 && swapped) least = Math.min(least, (before?.[column - 2] ?? 0) + 1)
      current.push(least)
    }
    before = above
    above = current
  }
  return above?.[meant.length] ?? most + 1
}

/**
 * Finds words of the index for a misspelt one: those with the fewest mistakes, frequent ones first. A word that is
 * still being typed may be the beginning of a longer one.
 *
 * @param state of the index
 * @param word as {@link textKey} gives it, in no document
 * @returns none when no word is near enough
 */
export async function spellingsOf(state: IndexState, word: string): Promise<string[]> {
  const allowed = mistakesIn(state.layout, word.length)
  if (allowed === 0) return []
  const near = await state.query<{ word: string; uses: number }>(
    sql`select word, uses from ${state.tables.words} order by word <-> ${word} limit ${CANDIDATES}`,
  )
  const spellings = near
    .map(({ word: meant, uses }) => ({ meant, uses, mistakes: mistakesBetween(word, meant, allowed) }))
    .filter(({ mistakes }) => mistakes <= allowed)
    .sort((a, b) => a.mistakes - b.mistakes || b.uses - a.uses || (a.meant < b.meant ? -1 : 1))
  const fewest = spellings[0]?.mistakes
  return spellings
    .filter(({ mistakes }) => mistakes === fewest)
    .slice(0, MOST_SPELLINGS)
    .map(({ meant }) => meant)
}
