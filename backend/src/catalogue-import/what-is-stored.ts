import { CATALOGUE_COLUMNS, IMAGE_COLUMN_NAMES } from "./catalogue-columns"
import { type CatalogueRow, type CellProblem, type RowValues } from "./catalogue-row"
import { type CellKind } from "./cell-readers"
import { cellInFile, type ProductCells } from "./product-cells"

/** Kinds of cells that a spreadsheet may write otherwise: 0.00 as 0. */
const NUMBER_KINDS: ReadonlySet<CellKind> = new Set([
  ...(["price", "pieces", "rating", "count", "number"] as const),
])

const NUMBER_COLUMNS: ReadonlySet<string> = new Set(
  CATALOGUE_COLUMNS.flatMap(({ name, kind }) => (NUMBER_KINDS.has(kind) ? [name] : [])),
)

const NUMBER = /^\d+(\.\d+)?$/

/** Whether two cells of a column say the same. */
function isSame(column: string, one: string, other: string): boolean {
  const areNumbers = NUMBER_COLUMNS.has(column) && NUMBER.test(one) && NUMBER.test(other)
  return one === other || (areNumbers && Number(one) === Number(other))
}

/** What a row says of a stored product beyond what is stored. */
export interface AskedOfStored {
  /** Without the values of cells that say what is stored. */
  values: RowValues
  /** Without those of cells that say what is stored: what an exported file has is right, whatever the rules say. */
  problems: readonly CellProblem[]
  /** Without columns of such cells. */
  cleaned: readonly string[]
  /** Without those on such cells. */
  cellNotes: Readonly<Record<string, string>>
}

/**
 * Leaves out of a row what it says of a product just as an exported file says it.
 *
 * @param row of a file
 * @param stored cells of the product that it names
 */
export function withoutWhatIsStored(row: CatalogueRow, stored: ProductCells): AskedOfStored {
  const isStored = (column: string): boolean => {
    const cell = row.cells[column]
    return cell === undefined || isSame(column, cell, cellInFile(stored, column))
  }
  const { images, specifications, ...fields } = row.values
  const others = Object.entries(fields).filter(([field]) => !isStored(field))
  const typeStays = isStored("machine_type")
  const specified = Object.entries(specifications).filter(([key]) => !typeStays || !isStored(`spec_${key}`))
  const picturesStay = [...IMAGE_COLUMN_NAMES].every(isStored)
  return {
    values: {
      ...(Object.fromEntries(others) as Omit<RowValues, "images" | "specifications">),
      ...(images && !picturesStay ? { images } : {}),
      specifications: Object.fromEntries(specified) as RowValues["specifications"],
    },
    problems: row.problems.filter(({ column, may_be_right: isDoubt }) => {
      // Whether there are as many texts as addresses is a matter of all three columns.
      return !(IMAGE_COLUMN_NAMES.has(column) && !isDoubt ? picturesStay : isStored(column))
    }),
    cleaned: row.cleaned.filter((column) => !isStored(column)),
    cellNotes: Object.fromEntries(Object.entries(row.cellNotes).filter(([column]) => !isStored(column))),
  }
}
