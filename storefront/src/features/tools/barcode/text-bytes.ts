/** A character that ISO 8859-1 has no byte for. */
const BEYOND_LATIN_1 = /[^\0-\u00ff]/u

/** A text as a two-dimensional code holds it. */
export interface TextBytes {
  /** A character from U+0000 to U+00FF for each byte. */
  readonly bytes: string
  /** A character because of which the text is coded in UTF-8; null where it is coded in ISO 8859-1. */
  readonly beyondLatin1: string | null
}

/**
 * Encodes a text in ISO 8859-1, which scanners expect of a code that says nothing else, or else in UTF-8, which the code has to
 * say (ISO/IEC 18004, 16022, 15438 and 24778: extended channel interpretation 26).
 */
export function bytesOf(text: string): TextBytes {
  const beyondLatin1 = BEYOND_LATIN_1.exec(text)?.[0] ?? null
  if (beyondLatin1 === null) return { bytes: text, beyondLatin1 }
  const utf8 = [...new TextEncoder().encode(text)]
  return { bytes: utf8.map((byte) => String.fromCharCode(byte)).join(""), beyondLatin1 }
}
