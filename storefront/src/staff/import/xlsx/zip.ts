import { Inflate } from "fflate"
import { SpreadsheetError } from "./spreadsheet-error"

/** Most parts of a workbook; a price list has about fifteen. */
const ENTRIES_MOST = 5_000

/** Bytes of all parts together that are inflated of one workbook: 50,000 rows of 40 columns are about 100 MB. */
const INFLATED_MOST = 200_000_000

/** Compressed bytes that are inflated at once: what comes of them is at most a thousand times as much. */
const PIECE = 16 * 1024

/** Longest time, in ms, for which the page does not react. */
const TURN_MS = 50

/** Where the directory of a zip file ends at the latest: 22 bytes before a comment of at most 65,535. */
const END_LENGTH = 22
const COMMENT_MOST = 65_535

/** Signatures and methods of the zip format (PKWARE APPNOTE 6.3.10, sections 4.3 and 4.4). */
const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_HEADER = 0x04034b50
const STORED = 0
const DEFLATED = 8

const DAMAGED =
  "The file is damaged or not a whole workbook. Open it in your spreadsheet, save it as a new .xlsx file, and choose that."
const PROTECTED =
  "The workbook is protected with a password. Open it in your spreadsheet, remove the password, save it, and choose it again."
const TOO_LARGE =
  "The workbook holds more than can be read here. Copy the price list alone into a new workbook, or save it as “CSV UTF-8 (Comma delimited)”."

/** The sentence about a workbook that is not whole. */
export const damaged = () => new SpreadsheetError(DAMAGED)

/** The sentence about a workbook that asks for a password. */
export const passwordProtected = () => new SpreadsheetError(PROTECTED)

/** The sentence about a workbook beyond the limits. */
export const tooLarge = () => new SpreadsheetError(TOO_LARGE)

interface Entry {
  method: number
  /** Place of its own header. */
  start: number
  compressed: number
}

/** The parts of a workbook. */
export interface Zip {
  /** Whether there is a part of the name. */
  has: (name: string) => boolean
  /**
   * Inflates a part as text, piece by piece.
   *
   * @param onText gets each piece; false ends the reading
   * @throws SpreadsheetError when the part is missing, damaged, or with the earlier ones larger than the limit
   */
  read: (name: string, onText: (text: string) => boolean) => Promise<void>
}

const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

function endOfDirectory(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - COMMENT_MOST)
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at
  }
  throw damaged()
}

function entriesOf(bytes: Uint8Array, view: DataView): Map<string, Entry> {
  const end = endOfDirectory(view)
  const count = view.getUint16(end + 10, true)
  if (count > ENTRIES_MOST) throw tooLarge()
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let entry = 0; entry < count; entry += 1) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw damaged()
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
    if (isEncrypted) throw passwordProtected()
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    entries.set(name.replaceAll("\\", "/").toLowerCase(), {
      method: view.getUint16(at + 10, true),
      compressed: view.getUint32(at + 20, true),
      start: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function compressedOf(bytes: Uint8Array, view: DataView, { start, compressed }: Entry): Uint8Array {
  if (view.getUint32(start, true) !== LOCAL_HEADER) throw damaged()
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
  if (from + compressed > bytes.length) throw damaged()
  return bytes.subarray(from, from + compressed)
}

/** Bytes as they are inflated. */
function* inflated(data: Uint8Array, method: number): Generator<Uint8Array, undefined> {
  if (method !== STORED && method !== DEFLATED) throw damaged()
  const ready: Uint8Array[] = []
  const inflate = new Inflate((chunk) => ready.push(chunk))
  for (let at = 0; at < data.length; at += PIECE) {
    const piece = data.subarray(at, at + PIECE)
    if (method === STORED) yield piece
    else inflate.push(piece, at + PIECE >= data.length)
    yield* ready.splice(0)
  }
}

/** Errors of the reader of zip files, and of places beyond the end of a file, say that it is damaged. */
function orDamaged<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (error instanceof SpreadsheetError) throw error
    throw damaged()
  }
}

/**
 * Opens a zip file, of which nothing is inflated before it is read.
 *
 * @param bytes of the file
 * @param most bytes of all its parts together that are inflated
 * @throws SpreadsheetError when it is damaged, protected with a password, or has too many parts
 */
export function openZip(bytes: Uint8Array, most = INFLATED_MOST): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = orDamaged(() => entriesOf(bytes, view))
  let total = 0
  const read = async (name: string, onText: (text: string) => boolean) => {
    const entry = entries.get(name.toLowerCase())
    if (!entry) throw damaged()
    const pieces = inflated(
      orDamaged(() => compressedOf(bytes, view, entry)),
      entry.method,
    )
    const decoder = new TextDecoder()
    let since = performance.now()
    for (;;) {
      const next = orDamaged(() => pieces.next())
      if (next.done) break
      const value = next.value
      total += value.length
      if (total > most) throw tooLarge()
      if (!onText(decoder.decode(value, { stream: true }))) return
      if (performance.now() - since > TURN_MS) {
        await turn()
        since = performance.now()
      }
    }
    onText(decoder.decode())
  }
  return { has: (name) => entries.has(name.toLowerCase()), read }
}
