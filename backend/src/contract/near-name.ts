import { mistakesBetween } from "@scanwright/search-columns/text"
import { nameKey } from "./slug"

/** Fewest letters of a name that counts as the beginning of a longer one. */
const BEGINNING = 3

/** What of a name is compared: letters and digits, without case, spaces and punctuation. */
const keyOf = (name: string) => nameKey(name).replaceAll("-", "")

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
