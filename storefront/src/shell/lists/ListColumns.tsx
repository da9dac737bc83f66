import { type DataColumn, DataTable, Select } from "@scanwright/design-system"
import { listCopy } from "@/content/lists"

/** Longest text of a cell in an option. */
const SAMPLE_MOST = 30

/** Most columns that are shown besides those with a use. */
const COLUMNS_SHOWN = 8

interface SampleRow {
  readonly line: number
  readonly text: string
  readonly cells: readonly string[]
}

/** What a column of a list may have. */
export interface ColumnUse {
  /** Name above the marked column. */
  readonly mark: string
  /** Label of the field. */
  readonly label: string
  /** Index of the column; null until it is chosen. */
  readonly column: number | "none" | null
  /** What it means that no column has it; left out where one must. */
  readonly none?: string
  readonly onChange: (column: number | "none" | null) => void
}

interface Props {
  /** The heading of each column; empty where it has none. */
  titles: readonly string[]
  /** The first rows. */
  rows: readonly SampleRow[]
  uses: readonly ColumnUse[]
}

/** Shows which columns of a list have what, and lets people change it. */
export function ListColumns({ titles, rows, uses }: Props) {
  const names = titles.map((title, index) => (title === "" ? listCopy.column(index + 1) : title))
  const options = names.map((name, index) => {
    const samples = rows.map(({ cells }) => cells[index]).filter(Boolean)
    const label = `${name}: ${samples.slice(0, 2).join(", ").slice(0, SAMPLE_MOST)}`
    return { value: String(index), label }
  })
  const named = uses[0]?.column
  const shown = names.flatMap((name, index): DataColumn<SampleRow>[] => {
    const mark = uses.find(({ column }) => column === index)?.mark
    if (mark === undefined && index >= COLUMNS_SHOWN) return []
    const column: DataColumn<SampleRow> = {
      id: String(index),
      header: mark === undefined ? name : `${mark} (${name})`,
      cell: ({ cells }) => (mark === undefined ? cells[index] : <strong>{cells[index]}</strong>),
      isRowHeader: index === (typeof named === "number" ? named : 0),
    }
    return [column]
  })
  return (
    <div className="grid gap-4">
      <div className={`grid gap-4 sm:grid-cols-2 ${uses.length > 2 ? "lg:grid-cols-3" : ""}`}>
        {uses.map((use) => (
          <Select
            key={use.label}
            label={use.label}
            placeholder={listCopy.choose}
            options={[...options, ...(use.none === undefined ? [] : [{ value: "none", label: use.none }])]}
            value={String(use.column ?? "")}
            onChange={({ target: { value } }) =>
              use.onChange(value === "" || value === "none" ? value || null : Number(value))
            }
          />
        ))}
      </div>
      <DataTable
        caption={listCopy.caption}
        columns={shown}
        rows={rows}
        rowId={({ line }) => String(line)}
        rowName={({ text }) => text}
      />
    </div>
  )
}
