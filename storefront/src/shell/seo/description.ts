/** Characters of a text that serve as a page's description when it has none of its own (specification, section 9). */
const DESCRIPTION_LENGTH = 150

/**
 * Shortens a text to a meta description: its first 150 characters, cut at a word, without markup or line breaks.
 *
 * @returns undefined for an empty text
 */
export function toDescription(text: string | null | undefined): string | undefined {
  const plain = text
    ?.replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
  if (!plain) return undefined
  if (plain.length <= DESCRIPTION_LENGTH) return plain
  const cut = plain.slice(0, DESCRIPTION_LENGTH)
  return cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).replace(/[\s,;:.–-]+$/, "") + "…"
}
