import type { CatalogueImport, CatalogueImportRequest, ImportBadRow } from "@scanwright/backend/contract"
import { useState } from "react"

/** Rows as staff correct them, and cells that they say are right. */
export type Mended = Required<Pick<CatalogueImportRequest, "corrections" | "confirmed">>

type CellsByRow = Readonly<Record<number, readonly string[]>>

/** Columns of the cells of a row that only seem damaged, each once. */
export const doubtfulColumns = ({ problems }: Pick<ImportBadRow, "problems">): string[] => [
  ...new Set(
    problems.flatMap(({ column, may_be_right: isDoubt }) => (isDoubt && column !== null ? [column] : [])),
  ),
]

/** The bad rows as {@link useMendedRows} gives them. */
export type MendedRows = ReturnType<typeof useMendedRows>

/**
 * The bad rows of an import as they are corrected.
 *
 * @param result of a check of the file
 */
export function useMendedRows({ bad_rows: bad, columns }: Pick<CatalogueImport, "bad_rows" | "columns">) {
  const [changed, setChanged] = useState<CellsByRow>({})
  /** Rows whose cells that seem damaged are right as they are now. */
  const [confirmed, setConfirmed] = useState<ReadonlySet<number>>(new Set())

  const cellsOf = (row: ImportBadRow) => changed[row.row] ?? row.cells
  const confirm = ({ row }: ImportBadRow, isConfirmed: boolean) => {
    const others = [...confirmed].filter((other) => other !== row)
    setConfirmed(new Set(isConfirmed ? [...others, row] : others))
  }
  const change = (row: ImportBadRow, at: number, value: string) => {
    if (doubtfulColumns(row).includes(columns[at] ?? "")) confirm(row, false)
    const cells = columns.map((_column, index) => (index === at ? value : (cellsOf(row)[index] ?? "")))
    setChanged({ ...changed, [row.row]: cells })
  }

  /** Cells of the rows with suggestions, where nobody has corrected or confirmed anything. */
  const suggested: CellsByRow = Object.fromEntries(
    bad
      .filter(({ row, problems }) => {
        const hasSuggestion = problems.some(({ suggestion }) => suggestion !== null)
        return hasSuggestion && changed[row] === undefined && !confirmed.has(row)
      })
      .map(({ row, cells, problems }) => {
        const suggestions = new Map(
          problems.flatMap(({ column, suggestion }) => (suggestion === null ? [] : [[column, suggestion]])),
        )
        return [row, columns.map((column, at) => suggestions.get(column) ?? cells[at] ?? "")] as const
      }),
  )

  const mended = (): Mended => ({
    corrections: Object.entries(changed).map(([row, cells]) => ({ row: Number(row), cells: [...cells] })),
    confirmed: bad
      .filter(({ row }) => confirmed.has(row))
      .flatMap((row) =>
        doubtfulColumns(row).map((column) => ({
          ...{ row: row.row, column },
          value: cellsOf(row)[columns.indexOf(column)] ?? "",
        })),
      ),
  })
  return {
    ...{ cellsOf, change, confirm, mended },
    isConfirmed: ({ row }: ImportBadRow) => confirmed.has(row),
    isChanged: Object.keys(changed).length > 0 || confirmed.size > 0,
    /** How many rows have suggestions that can be taken at once. */
    suggestions: Object.keys(suggested).length,
    takeSuggestions: () => setChanged({ ...changed, ...suggested }),
  }
}
