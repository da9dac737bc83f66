/** Characters of a text that serve as a page's description when it has none of its own (specification, section 9). */
const DESCRIPTION_LENGTH = 150

/**
 * Shortens a plain text to a meta description: its first 150 characters, cut at a word, on one line.
 *
 * @returns undefined for an empty text
 */
export function toDescription(text: string | null | undefined): string | undefined {
  const line = text?.replace(/\s+/g, " ").trim()
  if (!line) return undefined
  if (line.length <= DESCRIPTION_LENGTH) return line
  const cut = line.slice(0, DESCRIPTION_LENGTH)
  return cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).replace(/[\s,;:.–-]+$/, "") + "…"
}
