import { slugify } from "./slug"

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

/** Fewest letters of a name that counts as the beginning of a longer one. */
const BEGINNING = 3

/** What of a name is compared: letters and digits, without case, spaces and punctuation. */
const keyOf = (name: string) => slugify(name).replaceAll("-", "")

/** Mistakes that a typed name may have and still be meant as a known one. */
const mistakesIn = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * Finds the known name of which another one is probably a spelling: "Zebbra", "zeb" and "Zebra Technologies" for "Zebra".
 *
 * @param typed a name that is not known
 * @param known names in the order of preference
 * @returns undefined where none is near
 */
export function nearestName<Named extends { readonly name: string }>(
  typed: string,
  known: readonly Named[],
): Named | undefined {
  const key = keyOf(typed)
  const allowed = mistakesIn(key.length)
  const near = known.flatMap((one) => {
    const other = keyOf(one.name)
    const mistakes = mistakesBetween(key, other, allowed)
    if (mistakes <= allowed) return [{ one, mistakes }]
    const [short, long] = key.length < other.length ? [key, other] : [other, key]
    return short.length >= BEGINNING && long.startsWith(short) ? [{ one, mistakes: allowed + 1 }] : []
  })
  return near.sort((a, b) => a.mistakes - b.mistakes)[0]?.one
}
