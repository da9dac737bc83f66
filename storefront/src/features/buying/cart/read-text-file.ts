/** Control characters that no text has: all but tab, line breaks and form feed. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\0-\b\x0E-\x1F]/

/** Encodings of spreadsheets' text files; a mark at the beginning says UTF-16. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    // Older versions of Excel write the Windows code page, in which every byte is a character.
    return new TextDecoder("windows-1252").decode(bytes)
  }
}

/**
 * The text of a file.
 *
 * @param bytes the file's content
 * @returns null for a file that is no text, such as a workbook or a picture
 */
export function readTextFile(bytes: Uint8Array): string | null {
  const text = decode(bytes)
  return CONTROL.test(text) ? null : text
}
