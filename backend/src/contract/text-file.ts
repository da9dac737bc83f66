/**
 * How lines end, for a parser of CSV: a file may have been put together from others, and saved by a program that adds a return to
 * every line end. Left alone, the parser goes by the first end that it finds.
 */
export const LINE_ENDS = ["\r\r\n", "\r\n", "\n", "\r"]

/** The line by which a file tells Excel what separates its cells. Saved once more it is a cell, before empty ones. */
export const SEPARATOR_LINE = /^\s*"?sep=([^"\r\n])"?[,;\t ]*(?:\r*\n|\r|$)/i

/** Byte order marks of UTF-16, in which Excel writes "Unicode Text". */
const UTF_16: readonly { mark: readonly [number, number]; encoding: string }[] = [
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
]

/** Bytes that mean nothing in Windows-1252. */
const NOT_WINDOWS_1252 = /[\u0081\u008d\u008f\u0090\u009d]/

function decode(bytes: Uint8Array): string | null {
  const utf16 = UTF_16.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))
  if (utf16) return new TextDecoder(utf16.encoding).decode(bytes)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  // What Excel calls "CSV (Comma delimited)" is in the code page of Windows.
  const text = new TextDecoder("windows-1252").decode(bytes)
  return NOT_WINDOWS_1252.test(text) ? null : text
}

/**
 * Reads a text file in the encodings that spreadsheets write: UTF-8, UTF-16 with a byte order mark, or else Windows-1252.
 *
 * @param bytes of the file
 * @returns its text without a byte order mark; null for a workbook, a picture and whatever else is no text
 */
export function textOfFile(bytes: Uint8Array): string | null {
  const text = decode(bytes)
  return text === null || text.includes("\0") ? null : text
}
