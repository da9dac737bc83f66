import { Readable } from "node:stream"
import { CsvError, parse } from "csv-parse"
import { IMPORT_COLUMNS_MOST } from "../contract/catalogue-imports"
import { LINE_ENDS } from "../contract/text-file"
import { CATALOGUE_COLUMNS, type CatalogueColumn, IMAGE_COLUMN_NAMES } from "./catalogue-columns"
import { separated } from "./catalogue-file"
import { readHeader } from "./catalogue-header"
import {
  CatalogueFileError,
  type CatalogueRow,
  type CellProblem,
  type RowError,
  type RowValues,
} from "./catalogue-row"
import { guessColumns } from "./guess-columns"
import { cleanCell, doubtAbout, type Reading, readCell, spreadsheetErrorIn, tidyCell } from "./cell-readers"

/** A parsed file: its rows, and why others name no product or cannot be read at all. */
export interface ParsedCatalogue {
  rows: CatalogueRow[]
  errors: RowError[]
  /** Rows of data in the file, good and bad. */
  rowCount: number
  /** Names of the file's columns, in its order; empty for a cell without a heading. */
  columns: string[]
}

/** Cells that stand for those of the file, by row of the spreadsheet. */
export type Corrections = ReadonlyMap<number, readonly string[]>

export interface ParseOptions {
  corrections?: Corrections
  /** Most rows of data. */
  mostRows?: number
  /** Name of a column for each of the file's, null for one that is left out; without it the headings name them. */
  choices?: readonly (string | null)[] | null
}

/** Undefined for a cell without a heading, null for a column that is left out. */
type Columns = readonly (CatalogueColumn | null | undefined)[]
type Values = Map<string, unknown>
type Cells = Record<string, string>

const EMPTY = "The file is empty; its first line must name the columns."

/**
 * Reads a catalogue file; docs/catalogue-csv.md describes the format.
 *
 * @param text of the file
 * @param options rows that were corrected since, and how many rows there may be
 * @returns its rows, with the problems of their cells
 * @throws CatalogueFileError when the file as a whole cannot be read: empty, no CSV, wrong columns, too many rows
 */
export async function parseCatalogue(
  text: string,
  { corrections, mostRows = Infinity, choices = null }: ParseOptions = {},
): Promise<ParsedCatalogue> {
  const parsed: ParsedCatalogue = { rows: [], errors: [], rowCount: 0, columns: [] }
  let columns: Columns | undefined
  for await (const { row: spreadsheetRow, cells: record } of linesFromHeadings(text)) {
    if (!columns) {
      columns = choices ? chosenColumns(choices) : readHeader(record)
      parsed.columns = columns.map((column) => column?.name ?? "")
      continue
    }
    const cells = corrections?.get(spreadsheetRow) ?? record
    // A spreadsheet saves rows that were once used as lines of separators.
    if (filledIn(cells) === 0) continue
    parsed.rowCount += 1
    if (parsed.rowCount > mostRows) {
      throw new CatalogueFileError(
        `The file has more than ${mostRows.toLocaleString("en-GB")} rows; split it and import its parts one after the other.`,
      )
    }
    const read = readRow(cells, columns, spreadsheetRow)
    if (Array.isArray(read)) parsed.errors.push(...read)
    else parsed.rows.push(read)
  }
  if (!columns) throw new CatalogueFileError(EMPTY)
  return parsed
}

/**
 * Reads the cells of some rows as they stand in a file.
 *
 * @param text of the file
 * @param rows which, by row of the spreadsheet
 * @param corrections rows that stand for those of the file
 * @returns cells by row
 * @throws CatalogueFileError when the file cannot be read
 */
export async function cellsOfRows(
  text: string,
  rows: ReadonlySet<number>,
  corrections: Corrections,
): Promise<Map<number, readonly string[]>> {
  const found = new Map<number, readonly string[]>()
  let spreadsheetRow = 0
  for await (const record of readRecords(text)) {
    spreadsheetRow += 1
    if (rows.has(spreadsheetRow)) found.set(spreadsheetRow, corrections.get(spreadsheetRow) ?? record)
    if (found.size === rows.size) break
  }
  return found
}

/** The columns of a file that staff chose; their names have been checked. */
const chosenColumns = (choices: readonly (string | null)[]): Columns =>
  choices.map((choice) => CATALOGUE_COLUMNS.find(({ name }) => name === choice) ?? null)

/** The beginning of a file. */
export interface FileHead {
  /** Cells of the line that names the columns. */
  headings: readonly string[]
  /** The first rows of data. */
  samples: readonly (readonly string[])[]
}

/** Rows of data that show what a column holds. */
const SAMPLES = 3

/**
 * Reads the headings of a file and its first rows.
 *
 * @param text of the file
 * @throws CatalogueFileError when the file cannot be read, or is empty
 */
export async function readHead(text: string): Promise<FileHead> {
  const rows: string[][] = []
  for await (const { cells } of linesFromHeadings(text)) {
    if (filledIn(cells) === 0) continue
    rows.push(cells)
    if (rows.length > SAMPLES) break
  }
  const [headings, ...samples] = rows
  if (!headings) throw new CatalogueFileError(EMPTY)
  return { headings, samples }
}

/** A line of a file, and its row in the spreadsheet, where empty ones count. */
interface Line {
  row: number
  cells: string[]
}

const filledIn = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== "").length

/** Most cells with text of a title, like `Price list` and `May 2026`; headings have more. */
const TITLE_CELLS = 2

/** Most lines of title above the headings. */
const TITLES_MOST = 5

/** Columns that a line must seem to name for the lines above it to be titles. */
const NAMED_FEWEST = 2

const looksLikeHeadings = (cells: readonly string[]): boolean =>
  filledIn(cells) > TITLE_CELLS &&
  guessColumns(cells.slice(0, IMPORT_COLUMNS_MOST)).filter((column) => column !== null).length >= NAMED_FEWEST

/**
 * The lines of a file from its headings on. What stands above them is left out: empty lines, and titles like "Price list May
 * 2026", which are known by what comes after them. Where no line looks like headings the first one is taken for them.
 */
async function* linesFromHeadings(text: string): AsyncGenerator<Line> {
  let titles: Line[] | null = []
  let row = 0
  for await (const cells of readRecords(text)) {
    row += 1
    if (titles === null) {
      yield { row, cells }
      continue
    }
    if (filledIn(cells) === 0) continue
    if (looksLikeHeadings(cells)) titles = []
    else if (filledIn(cells) <= TITLE_CELLS && titles.length < TITLES_MOST) {
      titles.push({ row, cells })
      continue
    }
    yield* titles
    yield { row, cells }
    titles = null
  }
  if (titles) yield* titles
}

/** Bytes that are parsed before others get their turn. */
const PIECE = 64 * 1024

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += PIECE) yield bytes.subarray(start, start + PIECE)
}

async function* readRecords(text: string): AsyncGenerator<string[]> {
  const { delimiter, lines } = separated(text)
  const source = Readable.from(pieces(Buffer.from(lines, "utf8")))
  const parser = parse({ delimiter, record_delimiter: LINE_ENDS, relax_column_count: true, bom: true })
  try {
    yield* source.pipe(parser) as AsyncIterable<string[]>
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new CatalogueFileError(
      `The file breaks off in row ${parser.info.records + 1}: a quotation mark is opened and not closed, or stands inside a cell without being doubled ("").`,
    )
  } finally {
    source.destroy()
  }
}

/** What keeps a row from being read at all: cells of no column, or no part number. */
function misplacedCells(cells: readonly string[], columns: Columns): string[] {
  if (cells.slice(columns.length).some((cell) => cell.trim() !== "")) {
    return [
      `has ${cells.length} cells where the header has ${columns.length}; put cells that contain a separator in quotation marks`,
    ]
  }
  return columns.flatMap((column, index) => {
    const cell = column === undefined ? tidyCell(cells[index] ?? "") : ""
    return cell === "" ? [] : [`has "${cell}" in cell ${index + 1}, which has no heading`]
  })
}

/** Reads a row, or says why that cannot be done. */
function readRow(record: readonly string[], columns: Columns, row: number): CatalogueRow | RowError[] {
  const misplaced = misplacedCells(record, columns)
  if (misplaced.length > 0) return misplaced.map((problem) => ({ row, column: null, problem }))
  const cells: Cells = {}
  const values: Values = new Map()
  const problems: CellProblem[] = []
  const cleaned: string[] = []
  const cellNotes: Record<string, string> = {}
  columns.forEach((column, index) => {
    if (!column) return
    const { name } = column
    const raw = record[index] ?? ""
    const cell = tidyCell(raw)
    cells[name] = cell
    const doubt = doubtAbout(column.kind, raw, cell)
    const reading = readColumn(column, cell, `${letters(index)}${row}`)
    if ("problem" in reading) {
      // What was meant may be right; what stands there cannot be.
      problems.push({
        column: name,
        problem: reading.problem,
        ...(doubt && { suggestion: doubt.suggestion }),
      })
      return
    }
    values.set(name, reading.value)
    if (reading.note !== undefined) cellNotes[name] = reading.note
    if (cleanCell(column.kind, cell) !== cell) cleaned.push(name)
    if (doubt) problems.push({ column: name, ...doubt })
  })
  const all = [...problems, ...imageProblems(values)]
  const { part_number: cell = "" } = cells
  if (cell === "") return all.map((problem) => ({ row, ...problem }))
  const read = valuesOf(values)
  const partNumber = read.part_number ?? cell
  return { row, part_number: partNumber, values: read, problems: all, cleaned, cellNotes, cells }
}

/** Letters of a column as spreadsheets name it, from 0: A to Z, AA … */
const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : "") + String.fromCharCode(65 + (index % 26))

function readColumn(column: CatalogueColumn, cell: string, place: string): Reading {
  const broken = spreadsheetErrorIn(cell, place)
  if (broken) return { problem: broken }
  if (cell === "" && column.required) return { problem: `is empty; write for example ${column.example}` }
  return readCell(column.kind, cell, column)
}

/** Texts stand beside the image of the same place, so there cannot be more texts than images. */
function imageProblems(values: Values): CellProblem[] {
  const images = list(values, "image_urls")
  if (!images) return []
  return ["image_alts", "image_titles"].flatMap((column) => {
    const texts = list(values, column) ?? []
    const problem = `has more texts than image_urls has addresses, ${texts.length} and ${images.length}; write one for each, separated by |`
    return texts.length > images.length ? [{ column, problem }] : []
  })
}

function list(values: Values, column: string): string[] | undefined {
  return values.get(column) as string[] | undefined
}

/** Joins the three image columns; undefined without addresses of pictures. */
function imagesOf(values: Values): RowValues["images"] {
  const alts = list(values, "image_alts") ?? []
  const titles = list(values, "image_titles") ?? []
  return list(values, "image_urls")?.map((url, index) => ({
    ...{ url, alt_text: alts[index] ?? "", title_text: titles[index] ?? "" },
  }))
}

const SPECIFICATION_PREFIX = "spec_"

function valuesOf(values: Values): RowValues {
  const specifications: Record<string, unknown> = {}
  const fields: Record<string, unknown> = { specifications }
  for (const [name, value] of values) {
    if (name.startsWith(SPECIFICATION_PREFIX)) {
      const isBlank = Array.isArray(value) && value.length === 0
      specifications[name.slice(SPECIFICATION_PREFIX.length)] = isBlank ? null : value
    } else if (!IMAGE_COLUMN_NAMES.has(name) && !(name === "status" && value === null)) {
      // Columns that become fields of the same name as they are.
      fields[name] = value
    }
  }
  const images = imagesOf(values)
  if (images) fields.images = images
  // The readers of CATALOGUE_COLUMNS give each column the type that RowValues declares for it.
  return fields as unknown as RowValues
}
