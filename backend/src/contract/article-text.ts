/** Words read in a minute (specification, section 9). */
const WORDS_PER_MINUTE = 200
/** Characters of the excerpt that stands in for a missing one (specification, section 9). */
const EXCERPT_LENGTH = 150

/** Elements inside a line: what stands on their two sides is one word. */
const INLINE = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?\/?>/gi
const COMMENT = /<!--(?:[^-]|-(?!->))*(?:-->|$)/g
const TAG = /<\/?[a-z!][^<>]*>/gi
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
}

const LAST_CODE_POINT = 0x10ffff

function decode(reference: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return NAMED[name.toLowerCase()] ?? reference
  const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hexadecimal ?? "", 16)
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : reference
}

/**
 * The text of an article without its HTML, on one line.
 *
 * @param html sanitised HTML of an article
 * @returns its text: character references decoded, runs of white space made one space
 */
export function textOfHtml(html: string): string {
  return html
    .replace(COMMENT, "")
    .replace(INLINE, "")
    .replace(TAG, " ")
    .replace(REFERENCE, decode)
    .replace(/\s+/g, " ")
    .trim()
}

/**
 * How long an article takes to read: ceil(words / 200) (specification, section 9).
 *
 * @param html sanitised HTML of an article
 * @returns minutes; 0 when there are no words
 */
export function readingTimeMinutes(html: string): number {
  const text = textOfHtml(html)
  return text === "" ? 0 : Math.ceil(text.split(" ").length / WORDS_PER_MINUTE)
}

/**
 * The excerpt of an article that has none of its own: the first 150 characters of its content stripped of HTML, followed
 * by an ellipsis (specification, 2.7).
 *
 * @param html sanitised HTML of an article
 * @returns plain text; empty when there is no content
 */
export function excerptOfHtml(html: string): string {
  const text = textOfHtml(html)
  return text === "" ? "" : `${Array.from(text).slice(0, EXCERPT_LENGTH).join("")}…`
}
