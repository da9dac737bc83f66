/**
 * Reduces a code, such as a part number, to what makes two spellings of it the same: upper-case letters and digits.
 * Case, spaces, hyphens, slashes and dots carry no meaning when people type a part number
 * ("ds2208 sr7u2100" finds "DS2208-SR7U2100AZW").
 *
 * @param code as printed on the box or typed by a person
 * @returns the comparison key, for example "DS2208SR7U2100AZW"; empty when nothing but punctuation was given
 */
export function codeKey(code: string): string {
  return code
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
}

/**
 * Pattern of SQL's LIKE for a part of a text.
 *
 * @param part text that must occur; its own `%`, `_` and `\` stand for themselves
 * @param at where: anywhere, or at the start
 */
export function likePattern(part: string, at: "anywhere" | "start" = "anywhere"): string {
  const literal = part.replace(/[\\%_]/g, "\\$&")
  return at === "start" ? `${literal}%` : `%${literal}%`
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
