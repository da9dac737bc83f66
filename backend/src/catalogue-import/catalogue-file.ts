import { readFile } from "node:fs/promises"
import { SEPARATOR_LINE, textOfFile } from "../contract/text-file"
import { CatalogueFileError } from "./catalogue-row"

const SAVE_AS = 'save it from the spreadsheet as "CSV UTF-8 (Comma delimited)"'

/** Files that are often taken for CSV, by the bytes they begin with. */
const NOT_CSV: readonly { begins: readonly number[]; is: string }[] = [
  { begins: [0x50, 0x4b, 0x03, 0x04], is: "an Excel workbook (or another zip file)" },
  { begins: [0xd0, 0xcf, 0x11, 0xe0], is: "an old Excel workbook" },
  { begins: [0x25, 0x50, 0x44, 0x46], is: "a PDF" },
]

/** Messages for the errors of the file system. */
const FILE_PROBLEMS: Record<string, string> = {
  ENOENT: "does not exist",
  ENOTDIR: "does not exist",
  EACCES: "may not be read by this user",
  EPERM: "may not be read by this user",
}

/**
 * Turns the bytes of a file into text: UTF-8, UTF-16 with a byte order mark, or else Windows-1252.
 *
 * @returns the text without a byte order mark
 * @throws CatalogueFileError saying what the file is and how to save it
 */
export function decodeCatalogue(bytes: Buffer): string {
  const stranger = NOT_CSV.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte))
  if (stranger) throw new CatalogueFileError(`The file is ${stranger.is}, not CSV; ${SAVE_AS}.`)
  const text = textOfFile(bytes)
  if (text === null) {
    throw new CatalogueFileError(`The file is no text, or in an unknown encoding; ${SAVE_AS}.`)
  }
  return text
}

/**
 * Reads a catalogue file.
 *
 * @param path of the file
 * @returns its text
 * @throws CatalogueFileError when it does not exist, may not be read, is a directory, or no text
 */
export async function readCatalogueFile(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EISDIR") {
      throw new CatalogueFileError(`${path} is a directory; name the CSV file in it.`)
    }
    throw new CatalogueFileError(
      `${path} ${FILE_PROBLEMS[error.code ?? ""] ?? `cannot be read: ${error.message}`}.`,
    )
  })
  return decodeCatalogue(bytes)
}

const DELIMITERS = [",", ";", "\t"] as const

/** Lines among which the headings are looked for: a title or two may stand above them. */
const FIRST_LINES = 6

/** Separators of a line with as many columns as a file must have. */
const FEWEST_SEPARATORS = 4

/** Characters at the beginning of a file in which the first lines end. */
const BEGINNING = 100_000

const QUOTED_CELL = /(?<=^|[,;\t\r\n])"(?:[^"]|"")*"/g

/**
 * Finds what separates the cells: comma, semicolon or tab, whichever is commonest in the first line, or in the first line
 * that is long enough for headings where a title stands above it. What stands in quotation marks does not count.
 */
function detectDelimiter(text: string): string {
  const unquoted = text.trimStart().slice(0, BEGINNING).replace(QUOTED_CELL, "")
  const lines = unquoted.split(/\r\n|\r|\n/, FIRST_LINES)
  const counted = lines.map((line) =>
    DELIMITERS.map((delimiter) => ({ delimiter, count: line.split(delimiter).length - 1 })).reduce(
      (best, next) => (next.count > best.count ? next : best),
    ),
  )
  return (counted.find(({ count }) => count >= FEWEST_SEPARATORS) ?? counted[0])?.delimiter ?? ","
}

/**
 * Finds out what separates the cells of a file: what its first line says, which is no row of the spreadsheet then, where its
 * headings have that, or else what they have.
 *
 * @param text of the file
 * @returns the separator, and the text from the spreadsheet's first row on
 */
export function separated(text: string): { delimiter: string; lines: string } {
  const [line = "", delimiter = ""] = SEPARATOR_LINE.exec(text) ?? []
  const lines = text.slice(line.length)
  const isThere = delimiter !== "" && lines.split(/[\r\n]/, 1).some((first) => first.includes(delimiter))
  return { delimiter: isThere ? delimiter : detectDelimiter(lines), lines }
}
