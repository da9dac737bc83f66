/** Invisible characters and those that change the direction of text: they can make one text look like another. */
const DECEPTIVE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** Text with `\n` for each line break and without characters that deceive the reader. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(DECEPTIVE, (character) => (character === "\n" ? "\n" : ""))
}
