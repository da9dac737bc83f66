import { withoutFormulaGuard } from "../contract/formula-guard"
import { partNumberKey } from "../contract/part-number"
import { PRODUCT_FIELDS } from "../contract/product"
import { ENTRY_MOST } from "../contract/product-kinds"
import { readFigure, readPounds, readWhole } from "../contract/read-figure"
import { isHandle } from "../contract/address"
import { plainPartNumber, withoutControls, withoutInvisible } from "../contract/invisible"
import { isVisible, slugify } from "../contract/slug"
import { richTextToStore } from "../workflows/rich-text"
import { type Doubt, partNumberDoubt, textDoubt } from "./damage"
import { PART_NUMBER_SEPARATOR, splitEntries } from "./list-cell"

/** What a cell says, with what staff should know of it, or what is wrong with it. */
export type Reading = { value: unknown; note?: string } | { problem: string }

/** What a reader may know about the column whose cell it reads. */
export interface CellContext {
  /** Unit of a number, for the message. */
  unit?: string | undefined
  /** Most characters of a text, most entries of a list, or the largest number. */
  most?: number | undefined
}

type CellReader = (cell: string, context: CellContext) => Reading

const MOST_POUNDS = PRODUCT_FIELDS.price.most
const LONGEST_NAME = PRODUCT_FIELDS.name.most
const LONGEST_PART_NUMBER = PRODUCT_FIELDS.part_number.most

/** Spreadsheets write these in place of a value that a formula could not give. */
const SPREADSHEET_ERRORS =
  /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|GETTING_DATA|#+)$/

/** Most characters of a cell that a message shows. */
const SHOWN_MOST = 60

const quoted = (cell: string) => `"${cell.length > SHOWN_MOST ? `${cell.slice(0, SHOWN_MOST)}…` : cell}"`

function readPrice(cell: string): Reading {
  const read = readPounds(cell)
  if ("problem" in read) {
    return { problem: read.problem ?? `${quoted(cell)} is not a price; write pounds and pence like 249.00` }
  }
  const pounds = read.value
  if (pounds === 0) {
    return {
      problem: `${quoted(cell)} would give the product away; leave price empty and say in price_text what to show, like Price on application`,
    }
  }
  if (pounds > MOST_POUNDS) {
    return { problem: `${quoted(cell)} is above ${MOST_POUNDS} pounds; write pounds and pence like 249.00` }
  }
  return { value: pounds }
}

function readPartNumber(cell: string): Reading {
  if (partNumberKey(cell) === "" || slugify(cell) === "" || cell.length > LONGEST_PART_NUMBER) {
    return {
      problem: `${quoted(cell)} is not a part number; write letters and digits like DS2208-SR7U2100AZW, at most ${LONGEST_PART_NUMBER} characters`,
    }
  }
  return { value: cell }
}

function readProductName(cell: string): Reading {
  if (!isVisible(cell)) {
    return { problem: "is blank; write the name as printed on the product" }
  }
  if (cell.length > LONGEST_NAME) {
    return { problem: `the name has ${cell.length} characters; write at most ${LONGEST_NAME}` }
  }
  return { value: cell.replace(/\s+/g, " ") }
}

/** Reads the name of a brand or machine type, from which its address is made. */
function readName(cell: string): Reading {
  return slugify(cell) === ""
    ? {
        problem: `${quoted(cell)} has no letter or digit to make an address from; write the name as printed on the product`,
      }
    : readProductName(cell)
}

function readStatus(cell: string): Reading {
  const status = cell.toLowerCase()
  return status === "published" || status === "draft"
    ? { value: status }
    : { problem: `${quoted(cell)} is not a status; write published or draft` }
}

const readPieces = (cell: string, { most = PRODUCT_FIELDS.stock.most }: CellContext): Reading =>
  readWhole(cell, most, `${quoted(cell)} is not a number of pieces; write a whole number from 0 to ${most}`)

const readCount = (cell: string, { most = PRODUCT_FIELDS.review_count.most }: CellContext): Reading =>
  readWhole(cell, most, `${quoted(cell)} is not a count; write a whole number like 124`)

function readRating(cell: string): Reading {
  const read = readFigure(cell, Infinity)
  return "value" in read && read.value <= PRODUCT_FIELDS.rating.most
    ? read
    : { problem: `${quoted(cell)} is not a rating; write a number from 0 to 5 like 4.6` }
}

function readNumber(cell: string, { unit }: CellContext): Reading {
  const read = readFigure(cell, Infinity)
  if ("value" in read) return read
  const otherwise = `${quoted(cell)} is not a number; write the figure alone${unit ? `, in ${unit}` : ""}, like 203`
  return { problem: read.problem ?? otherwise }
}

function readText(cell: string, { most = Infinity }: CellContext): Reading {
  return cell.length <= most
    ? { value: cell }
    : { problem: `the text has ${cell.length} characters; write at most ${most}` }
}

function readHtml(cell: string, context: CellContext): Reading {
  const reading = readText(cell, context)
  if ("problem" in reading) return reading
  const { html, refusedPictures: refused } = richTextToStore(cell)
  const [first] = refused
  return first === undefined
    ? { value: html }
    : {
        value: html,
        note: `${refused.length === 1 ? "A picture was" : `${refused.length} pictures were`} taken out: pages cannot show ${quoted(first)}`,
      }
}

function readHandle(cell: string): Reading {
  if (isHandle(cell)) return { value: cell }
  const slug = slugify(cell)
  return {
    problem: `${quoted(cell)} is not an address; write small letters, digits and hyphens${isHandle(slug) ? `, like ${slug}` : ""}`,
  }
}

/** Whether an address may appear in a page: this site's own (`/…`) or an absolute http(s) one. */
function isWebAddress(address: string): boolean {
  if (/[\s"'<>\\]/.test(address)) return false
  if (address.startsWith("/")) return !address.startsWith("//")
  return /^https?:\/\//i.test(address) && URL.canParse(address)
}

const ADDRESS_HELP = "write https://… or, for a file of this site, /…"

function readUrl(cell: string): Reading {
  return isWebAddress(cell)
    ? { value: cell }
    : { problem: `${quoted(cell)} is not a web address; ${ADDRESS_HELP}` }
}

function readUrls(cell: string): Reading {
  const addresses = splitEntries(cell).filter((entry) => entry !== "")
  const wrong = addresses.find((address) => !isWebAddress(address))
  return wrong === undefined
    ? { value: addresses }
    : { problem: `${quoted(wrong)} is not a web address; ${ADDRESS_HELP}` }
}

/** Drops blank and repeated entries. */
function readList(cell: string, { most = Infinity }: CellContext): Reading {
  const entries = [...new Set(splitEntries(cell).filter((entry) => entry !== ""))]
  if (entries.length > most)
    return { problem: `the list has ${entries.length} entries; write at most ${most}` }
  const long = entries.find((entry) => entry.length > ENTRY_MOST)
  return long === undefined
    ? { value: entries }
    : {
        problem: `"${long.slice(0, 40)}…" has ${long.length} characters; write at most ${ENTRY_MOST} an entry`,
      }
}

/** Drops blank entries and second spellings of the same part number. */
function readPartNumbers(cell: string, { most = Infinity }: CellContext): Reading {
  const byKey = new Map<string, string>()
  for (const entry of splitEntries(cell, PART_NUMBER_SEPARATOR)) {
    if (entry === "") continue
    const reading = readPartNumber(entry)
    if ("problem" in reading) return reading
    const key = partNumberKey(entry)
    if (!byKey.has(key)) byKey.set(key, entry)
  }
  return byKey.size <= most
    ? { value: [...byKey.values()] }
    : { problem: `the cell has ${byKey.size} part numbers; write at most ${most}` }
}

/** How each kind of cell is read; a blank cell never reaches these. */
export const CELL_READERS = {
  partNumber: readPartNumber,
  name: readName,
  productName: readProductName,
  price: readPrice,
  pieces: readPieces,
  status: readStatus,
  text: readText,
  paragraph: readText,
  html: readHtml,
  list: readList,
  partNumbers: readPartNumbers,
  /** Keeps blank entries: they stand for "none" beside the image of the same place. */
  alignedList: (cell: string): Reading => ({ value: splitEntries(cell) }),
  url: readUrl,
  urls: readUrls,
  rating: readRating,
  count: readCount,
  number: readNumber,
  handle: readHandle,
} satisfies Record<string, CellReader>

export type CellKind = keyof typeof CELL_READERS

/** Kinds whose blank cell is an empty list rather than null. */
const LIST_KINDS: ReadonlySet<CellKind> = new Set([
  ...(["list", "partNumbers", "alignedList", "urls"] as const),
])

/**
 * Kinds in which a no-break space means something. Anywhere else spreadsheets and web pages leave it behind, and two values that
 * look the same would be two.
 */
const WITH_NO_BREAK_SPACES: ReadonlySet<CellKind> = new Set([...(["paragraph", "html"] as const)])

/**
 * Tidies a cell before it is read: Unicode composition, plain line ends, no control characters, no blanks around
 * it, and out of the wrapper (`="00123"`) that keeps a spreadsheet from touching digits, without the apostrophe that keeps it from
 * calculating.
 */
export function tidyCell(raw: string): string {
  // Blanks at the end may be all that stands behind the apostrophe.
  const unwrapped = /^="(.*)"$/s.exec(raw.trim())?.[1] ?? withoutFormulaGuard(raw.trimStart())
  return withoutControls(unwrapped.normalize("NFC").replace(/\r\n?/g, "\n")).replaceAll("\ufeff", "").trim()
}

/**
 * Finds what a spreadsheet writes in place of a value that a formula could not give.
 *
 * @param cell tidied
 * @param place of the cell in the spreadsheet, `D17`
 * @returns the problem, null where the cell has a value
 */
export const spreadsheetErrorIn = (cell: string, place: string): string | null =>
  SPREADSHEET_ERRORS.test(cell)
    ? `${quoted(cell)} in cell ${place} is a spreadsheet's error, not a value; correct the formula and save again`
    : null

/** How cells are cleaned that nothing invisible has a place in. */
const CLEANED: Partial<Record<CellKind, (cell: string) => string>> = {
  ...{ partNumber: plainPartNumber, partNumbers: plainPartNumber },
  ...{ name: withoutInvisible, productName: withoutInvisible },
}

/**
 * Takes out of a tidied part number or name what nobody sees, and the hyphens of office programs out of a part number.
 *
 * @returns the cell itself for the other kinds
 */
export const cleanCell = (kind: CellKind, cell: string): string => CLEANED[kind]?.(cell).trim() ?? cell

/**
 * Reads one tidied cell.
 *
 * @returns its value (null, or an empty list, when blank), or the problem with it
 */
export function readCell(kind: CellKind, cell: string, context: CellContext = {}): Reading {
  if (cell === "") return { value: LIST_KINDS.has(kind) ? [] : null }
  const clean = cleanCell(kind, cell)
  return CELL_READERS[kind](WITH_NO_BREAK_SPACES.has(kind) ? clean : clean.replaceAll("\u00a0", " "), context)
}

/**
 * Finds out whether a cell has been damaged on its way: as a text, or as a part number.
 *
 * @param raw as the file has it: a blank at its end may be half of a letter
 * @param cell tidied
 * @returns why it is asked about, null where it is not
 */
export function doubtAbout(kind: CellKind, raw: string, cell: string): Doubt | null {
  const inText = textDoubt(raw)
  if (inText) return inText
  if (kind === "partNumber") return partNumberDoubt(cleanCell(kind, cell))
  if (kind !== "partNumbers") return null
  const doubts = splitEntries(cleanCell(kind, cell), PART_NUMBER_SEPARATOR).map(partNumberDoubt)
  const found = doubts.find((doubt) => doubt !== null)
  // What is suggested is one entry of several.
  return found ? { ...found, suggestion: null } : null
}
