/** Characters beyond Latin-1 that the PDF's own fonts have (Windows-1252). */
const EXTRA = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ"

/** Replacements for characters that these fonts lack. */
const STAND_INS: Readonly<Record<string, string>> = {
  "≤": "<=",
  "≥": ">=",
  "≈": "~",
  "−": "-",
  "‐": "-",
  "‑": "-",
  "′": "'",
  "″": '"',
  "→": "->",
  "←": "<-",
  Ω: "ohm",
  Ł: "L",
  ł: "l",
  Đ: "D",
  đ: "d",
  ı: "i",
  "№": "No.",
}

const isPrintable = (character: string) =>
  /^[\u0020-\u007E\u00A0-\u00FF]$/.test(character) || EXTRA.includes(character)

const MARKS = /\p{M}/gu
/** Emoji, and the invisible characters that join and colour them. */
const PICTURES =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u200B-\u200F]|\uFE0F|\u20E3/gu
const NOT_PICTURES = /[©®™]/u
const SPACES = /[\s\p{Zs}]+/gu

function toPrintable(character: string): string {
  if (isPrintable(character)) return character
  const standIn = STAND_INS[character]
  if (standIn !== undefined) return standIn
  const plain = character.normalize("NFKD").replace(MARKS, "")
  return plain !== "" && [...plain].every(isPrintable) ? plain : "?"
}

/**
 * Puts a text on one line, without emoji and without the invisible characters that join and colour them.
 *
 * @param text of any script
 */
export function oneLine(text: string): string {
  return text
    .normalize("NFC")
    .replace(PICTURES, (picture) => (NOT_PICTURES.test(picture) ? picture : ""))
    .replace(SPACES, " ")
    .trim()
}

/**
 * Writes a text with the characters that every PDF reader's own fonts have: accents are removed where the fonts lack
 * them, and other unknown characters become question marks.
 *
 * @param text of any script
 * @returns one line of Windows-1252 characters
 */
export const printable = (text: string): string => [...oneLine(text)].map(toPrintable).join("")
