import { Readable } from "node:stream"
import { CsvError, parse } from "csv-parse"
import { IMPORT_COLUMNS_MOST } from "../contract/catalogue-imports"
import { partNumberKey } from "../contract/part-number"
import { CATALOGUE_COLUMNS, type CatalogueColumn } from "./catalogue-columns"
import { decodeCatalogue, detectDelimiter } from "./catalogue-file"
import { readHeader } from "./catalogue-header"
import { CatalogueFileError, type CatalogueRow, type RowError } from "./catalogue-row"
import { guessColumns } from "./guess-columns"
import { readCell, spreadsheetErrorIn, tidyCell } from "./cell-readers"

/** A parsed file: rows that may be imported, and one error for every cell that keeps a row from it. */
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

const EMPTY = "The file is empty; its first line must name the columns."

/**
 * Reads a catalogue file; docs/catalogue-csv.md describes the format.
 *
 * @param stream bytes or text of the file
 * @param options rows that were corrected since, and how many rows there may be
 * @returns its good rows and the errors of the others
 * @throws CatalogueFileError when the file as a whole cannot be read: empty, not UTF-8 CSV, wrong columns, too many rows
 */
export async function parseCatalogue(
  stream: AsyncIterable<Buffer | string>,
  { corrections, mostRows = Infinity, choices = null }: ParseOptions = {},
): Promise<ParsedCatalogue> {
  const parsed: ParsedCatalogue = { rows: [], errors: [], rowCount: 0, columns: [] }
  const rowOfKey = new Map<string, number>()
  let columns: Columns | undefined
  for await (const { row: spreadsheetRow, cells: record } of linesFromHeadings(stream)) {
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
    const errors: RowError[] = []
    const values = readValues(cells, columns, spreadsheetRow, errors)
    checkDuplicate(values, rowOfKey, spreadsheetRow, errors)
    if (errors.length === 0) parsed.rows.push(buildRow(values, spreadsheetRow))
    parsed.errors.push(...errors)
  }
  if (!columns) throw new CatalogueFileError(EMPTY)
  return parsed
}

/**
 * Reads the cells of some rows as they stand in a file.
 *
 * @param stream bytes or text of the file
 * @param rows which, by row of the spreadsheet
 * @param corrections rows that stand for those of the file
 * @returns cells by row
 * @throws CatalogueFileError when the file cannot be read
 */
export async function cellsOfRows(
  stream: AsyncIterable<Buffer | string>,
  rows: ReadonlySet<number>,
  corrections: Corrections,
): Promise<Map<number, readonly string[]>> {
  const found = new Map<number, readonly string[]>()
  let spreadsheetRow = 0
  for await (const record of readRecords(stream)) {
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
 * @param stream bytes or text of the file
 * @throws CatalogueFileError when the file cannot be read, or is empty
 */
export async function readHead(stream: AsyncIterable<Buffer | string>): Promise<FileHead> {
  const rows: string[][] = []
  for await (const { cells } of linesFromHeadings(stream)) {
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
async function* linesFromHeadings(stream: AsyncIterable<Buffer | string>): AsyncGenerator<Line> {
  let titles: Line[] | null = []
  let row = 0
  for await (const cells of readRecords(stream)) {
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

async function* readRecords(stream: AsyncIterable<Buffer | string>): AsyncGenerator<string[]> {
  const text = decodeCatalogue(stream)
  const first = await text.next()
  if (first.done) return
  const head = first.value
  async function* whole() {
    yield head
    yield* text
  }
  const source = Readable.from(whole())
  const parser = parse({ delimiter: detectDelimiter(head), relax_column_count: true })
  source.on("error", (error) => parser.destroy(error))
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

function readValues(cells: readonly string[], columns: Columns, row: number, errors: RowError[]): Values {
  const values: Values = new Map()
  const surplus = cells.slice(columns.length).find((cell) => cell.trim() !== "")
  if (surplus !== undefined) {
    errors.push({
      row,
      column: null,
      problem: `has ${cells.length} cells where the header has ${columns.length}; put cells that contain a separator in quotation marks`,
    })
    return values
  }
  columns.forEach((column, index) => {
    const cell = tidyCell(cells[index] ?? "")
    if (column) readColumn(column, cell, { row, index }, values, errors)
    else if (column === undefined && cell !== "") {
      errors.push({ row, column: null, problem: `has "${cell}" in cell ${index + 1}, which has no heading` })
    }
  })
  checkPrice(values, row, errors)
  checkImageTexts(values, row, errors)
  return values
}

/** Letters of a column as spreadsheets name it, from 0: A to Z, AA … */
const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : "") + String.fromCharCode(65 + (index % 26))

function readColumn(
  column: CatalogueColumn,
  cell: string,
  { row, index }: { row: number; index: number },
  values: Values,
  errors: RowError[],
): void {
  const { name, kind, required, example } = column
  const broken = spreadsheetErrorIn(cell, `${letters(index)}${row}`)
  if (broken) {
    errors.push({ row, column: name, problem: broken })
    return
  }
  if (cell === "" && required) {
    errors.push({ row, column: name, problem: `is empty; write for example ${example}` })
    return
  }
  const reading = readCell(kind, cell, column)
  if ("problem" in reading) errors.push({ row, column: name, problem: reading.problem })
  else values.set(name, reading.value)
}

function checkPrice(values: Values, row: number, errors: RowError[]): void {
  if (values.get("price") === null && !values.get("price_text")) {
    errors.push({
      row,
      column: "price",
      problem:
        "is empty; write pounds and pence like 249.00, or say in price_text what to show, like Price on application",
    })
  }
}

/** Texts stand beside the image of the same place, so there cannot be more texts than images. */
function checkImageTexts(values: Values, row: number, errors: RowError[]): void {
  const images = list(values, "image_urls") ?? []
  for (const column of ["image_alts", "image_titles"]) {
    const texts = list(values, column) ?? []
    if (texts.length > images.length) {
      const problem = `has ${texts.length} texts for ${images.length} addresses in image_urls; write one for each, separated by |`
      errors.push({ row, column, problem })
    }
  }
}

function checkDuplicate(
  values: Values,
  rowOfKey: Map<string, number>,
  row: number,
  errors: RowError[],
): void {
  const partNumber = values.get("part_number") as string | undefined
  if (partNumber === undefined) return
  const key = partNumberKey(partNumber)
  const earlier = rowOfKey.get(key)
  if (earlier === undefined) {
    rowOfKey.set(key, row)
    return
  }
  errors.push({
    row,
    column: "part_number",
    problem: `"${partNumber}" is already in row ${earlier}; keep one row for each part number`,
  })
}

function list(values: Values, column: string): string[] | undefined {
  return values.get(column) as string[] | undefined
}

/** Joins the three image columns; undefined when the file has no `image_urls`. */
function buildImages(values: Values, name: string): CatalogueRow["images"] {
  const alts = list(values, "image_alts") ?? []
  const titles = list(values, "image_titles") ?? []
  return list(values, "image_urls")?.map((url, index) => {
    const alt = alts[index] ?? ""
    const altText = alt === "" ? name : alt
    const title = titles[index] ?? ""
    return { url, alt_text: altText, title_text: title === "" ? altText : title }
  })
}

/** Columns that become fields of the same name as they are. */
const IMAGE_COLUMNS: ReadonlySet<string> = new Set(["image_urls", "image_alts", "image_titles"])
const SPECIFICATION_PREFIX = "spec_"

function buildRow(values: Values, row: number): CatalogueRow {
  const specifications: Record<string, unknown> = {}
  const fields: Record<string, unknown> = { row, specifications }
  for (const [name, value] of values) {
    if (name.startsWith(SPECIFICATION_PREFIX)) {
      const isBlank = Array.isArray(value) && value.length === 0
      specifications[name.slice(SPECIFICATION_PREFIX.length)] = isBlank ? null : value
    } else if (!IMAGE_COLUMNS.has(name) && !(name === "status" && value === null)) {
      fields[name] = value
    }
  }
  const images = buildImages(values, values.get("name") as string)
  if (images) fields.images = images
  // The readers of CATALOGUE_COLUMNS give each column the type that CatalogueRow declares for it.
  return fields as unknown as CatalogueRow
}
