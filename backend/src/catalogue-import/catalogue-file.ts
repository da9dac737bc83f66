import { createReadStream } from "node:fs"
import { stat } from "node:fs/promises"
import { CatalogueFileError } from "./catalogue-row"

const SAVE_AS = 'save it from the spreadsheet as "CSV UTF-8 (Comma delimited)"'

/** Files that are often taken for CSV, by the bytes they begin with. */
const NOT_CSV: readonly { begins: readonly number[]; is: string }[] = [
  { begins: [0x50, 0x4b, 0x03, 0x04], is: "an Excel workbook (or another zip file)" },
  { begins: [0xd0, 0xcf, 0x11, 0xe0], is: "an old Excel workbook" },
  { begins: [0xff, 0xfe], is: "UTF-16 text" },
  { begins: [0xfe, 0xff], is: "UTF-16 text" },
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
 * Opens a catalogue file.
 *
 * @param path of the file
 * @returns its bytes
 * @throws CatalogueFileError when it does not exist, may not be read, or is a directory
 */
export async function openCatalogue(path: string): Promise<AsyncIterable<Buffer>> {
  const information = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new CatalogueFileError(
      `${path} ${FILE_PROBLEMS[error.code ?? ""] ?? `cannot be read: ${error.message}`}.`,
    )
  })
  if (information.isDirectory())
    throw new CatalogueFileError(`${path} is a directory; name the CSV file in it.`)
  const stream: AsyncIterable<Buffer> = createReadStream(path)
  return describeReadErrors(path, stream)
}

async function* describeReadErrors(path: string, stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* stream
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new CatalogueFileError(`${path} ${FILE_PROBLEMS[code ?? ""] ?? `cannot be read: ${message}`}.`)
  }
}

/**
 * Turns bytes into text, refusing what is not UTF-8.
 *
 * @returns pieces of text without a byte order mark; at least the whole first line in the first piece
 * @throws CatalogueFileError saying what the file is and how to save it
 */
export async function* decodeCatalogue(stream: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let head: string | null = ""
  let isFirst = true
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk)
    const stranger =
      isFirst && NOT_CSV.find(({ begins }) => begins.every((byte, index) => bytes[index] === byte))
    if (stranger) throw new CatalogueFileError(`The file is ${stranger.is}, not CSV; ${SAVE_AS}.`)
    isFirst = false
    const text = decode(() => decoder.decode(bytes, { stream: true }))
    if (head === null) {
      yield text
      continue
    }
    head += text
    if (/[\r\n]/.test(head.trimStart())) {
      yield head
      head = null
    }
  }
  const rest = (head ?? "") + decode(() => decoder.decode())
  if (rest !== "") yield rest
}

function decode(read: () => string): string {
  try {
    const text = read()
    if (!text.includes("\0")) return text
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  throw new CatalogueFileError(`The file is not UTF-8 text, so £ and accents would be lost; ${SAVE_AS}.`)
}

const DELIMITERS = [",", ";", "\t"] as const

/** Lines among which the headings are looked for: a title or two may stand above them. */
const FIRST_LINES = 6

/** Separators of a line with as many columns as a file must have. */
const FEWEST_SEPARATORS = 4

/**
 * Finds what separates the cells: comma, semicolon or tab, whichever is commonest in the first line, or in the first line
 * that is long enough for headings where a title stands above it. Headings contain none of them.
 *
 * @param text beginning of the file, at least its first line
 */
export function detectDelimiter(text: string): string {
  const lines = text.trimStart().split(/\r\n|\r|\n/, FIRST_LINES)
  const counted = lines.map((line) =>
    DELIMITERS.map((delimiter) => ({ delimiter, count: line.split(delimiter).length - 1 })).reduce(
      (best, next) => (next.count > best.count ? next : best),
    ),
  )
  return (counted.find(({ count }) => count >= FEWEST_SEPARATORS) ?? counted[0])?.delimiter ?? ","
}
