/** Between the entries of a list in one cell. */
export const LIST_SEPARATOR = "|"
/** Between the part numbers of one cell. */
export const PART_NUMBER_SEPARATOR = ";"

type Separator = typeof LIST_SEPARATOR | typeof PART_NUMBER_SEPARATOR

/** Stands before a separator, or before another one of itself, that belongs to an entry. */
const ESCAPE = "\\"

/** A separator, or a character with the escape before it, as far as the escape has a meaning there. */
const MARKS: Record<Separator, RegExp> = {
  [LIST_SEPARATOR]: /\\[\\|]|\|/g,
  [PART_NUMBER_SEPARATOR]: /\\[\\;]|;/g,
}

/**
 * Writes entries into one cell: `USB \| RS-232|Bluetooth` has two.
 *
 * @param entries of a list
 * @param separator between them
 */
export const joinEntries = (entries: readonly string[], separator: Separator = LIST_SEPARATOR): string =>
  entries
    .map((entry) => entry.replaceAll(ESCAPE, ESCAPE + ESCAPE).replaceAll(separator, ESCAPE + separator))
    .join(separator)

/**
 * Reads the entries of a cell as {@link joinEntries} writes it. A backslash before anything but a separator or another backslash
 * is one.
 *
 * @param cell of a file
 * @param separator between its entries
 * @returns them without the blanks around them; empty ones, too
 */
export function splitEntries(cell: string, separator: Separator = LIST_SEPARATOR): string[] {
  const entries: string[] = []
  let entry = ""
  let from = 0
  for (const { 0: mark, index } of cell.matchAll(MARKS[separator])) {
    entry += cell.slice(from, index)
    from = index + mark.length
    if (mark === separator) {
      entries.push(entry.trim())
      entry = ""
    } else {
      entry += mark.slice(ESCAPE.length)
    }
  }
  return [...entries, (entry + cell.slice(from)).trim()]
}
