/** Characters that the cards' font cannot draw. */
const UNDRAWABLE = /[^\u0020-\u00FF\u2013\u2014\u2018-\u201E\u2022\u2026\u20AC\u2122]/gu

/**
 * A text as a card can draw it: letters that the font lacks lose their accents, and other missing characters are left
 * out, because the library would load a font for them from another site.
 *
 * @param length most characters; a longer text ends in an ellipsis
 */
export function toCardText(text: string, length: number): string {
  const drawable = [...text]
    .map((letter) => (letter.match(UNDRAWABLE) ? letter.normalize("NFKD").replace(UNDRAWABLE, "") : letter))
    .join("")
    .replace(/\s+/g, " ")
    .trim()
  return drawable.length <= length ? drawable : `${drawable.slice(0, length - 1).trimEnd()}…`
}
