import type { ProductProfile } from "../contract/product"
import type { Specifications } from "../contract/specifications"
import type { Doubt } from "./damage"

/** Why a cell is not taken as it is. It is no reason to refuse the row of a product that is stored just so. */
export interface CellProblem extends Partial<Doubt> {
  /** Name of the column. */
  column: string
  /** What is wrong and what to write instead, without the place. */
  problem: string
}

/**
 * What the row of a catalogue file says of a product. A field is `undefined` when the file has no such column or its cell has a
 * problem (what is stored stays), and `null` or an empty list when the cell is blank (what is stored is cleared).
 */
export interface RowValues extends Partial<Omit<ProductProfile, "specifications">> {
  part_number?: string
  name?: string
  brand?: string
  /** As the file spells it. */
  machine_type?: string
  /** Pounds ex VAT. */
  price?: number | null
  /** Pieces on the shelf. */
  stock?: number
  status?: "published" | "draft"
  short_description?: string | null
  description?: string | null
  tags?: string[]
  handle?: string | null
  /** The specifications that have a column; a blank cell is null. */
  specifications: { [Key in keyof Specifications]?: Specifications[Key] | null }
}

/** One row of a catalogue file that names a product. */
export interface CatalogueRow {
  /** Row of the spreadsheet: the header is row 1. */
  row: number
  /** As its cell has it, also where that has a problem. */
  part_number: string
  /** What could be read. */
  values: RowValues
  /** Of the cells that could not, or that are asked about. */
  problems: readonly CellProblem[]
  /** Columns out of whose cells invisible characters were taken. */
  cleaned: readonly string[]
  /** What staff should know of single cells, by column. */
  cellNotes: Readonly<Record<string, string>>
  /** All its cells as they were read, by column. */
  cells: Readonly<Record<string, string>>
}

/** Why one row was refused. */
export interface RowError extends Partial<Doubt> {
  /** Row of the spreadsheet: the header is row 1. */
  row: number
  /** Name of the column, or null when the whole row is at fault. */
  column: string | null
  /** What is wrong and what to write instead, without the place. */
  problem: string
}

/**
 * Writes a row's error as the one line that staff read.
 *
 * @returns for example `row 17, column price: "12,x" is not a price; write pounds and pence like 249.00`
 */
export function formatRowError({ row, column, problem }: RowError): string {
  return column ? `row ${row}, column ${column}: ${problem}` : `row ${row}: ${problem}`
}

/** The file as a whole cannot be read as a catalogue; nothing of it was imported. The message says why. */
export class CatalogueFileError extends Error {
  override readonly name = "CatalogueFileError"
}
