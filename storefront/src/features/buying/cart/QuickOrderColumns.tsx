import { Alert, type DataColumn, DataTable, Select } from "@scanwright/design-system"
import { cartCopy } from "@/content/cart"
import type { Columns, Table } from "./order-columns"
import type { OrderRow } from "./order-rows"

const copy = cartCopy.quick.choice

/** Longest text of a cell in an option. */
const SAMPLE_MOST = 30

interface Props {
  table: Table
  columns: Columns
  onChange: (columns: Columns) => void
}

/** Shows which columns of a list have the part numbers and the quantities, and lets the buyer change them. */
export function QuickOrderColumns({ table: { titles, rows }, columns, onChange }: Props) {
  const names = titles.map((title, index) => (title === "" ? copy.column(index + 1) : title))
  const options = names.map((name, index) => {
    const samples = rows.map(({ cells }) => cells[index]).filter(Boolean)
    const label = `${name}: ${samples.slice(0, 2).join(", ").slice(0, SAMPLE_MOST)}`
    return { value: String(index), label }
  })
  const without = (taken: number | string | null) =>
    options.map((option) => ({ ...option, disabled: option.value === String(taken) }))
  const markOf = (index: number) => {
    if (index === columns.partNumber) return copy.partNumber
    return index === columns.quantity ? copy.quantity : null
  }
  const shown = names.map((name, index): DataColumn<OrderRow> => {
    const mark = markOf(index)
    const header = mark === null ? name : `${mark} (${name})`
    const isNamed = index === (columns.partNumber ?? 0)
    const cell = (row: OrderRow) => (mark === null ? row.cells[index] : <strong>{row.cells[index]}</strong>)
    return { id: String(index), header, cell, isRowHeader: isNamed }
  })
  return (
    <div className="grid gap-4">
      {(columns.partNumber === null || columns.quantity === null) && (
        <Alert variant="warning" title={copy.title}>
          {copy.text}
        </Alert>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={copy.partNumbersIn}
          placeholder={copy.choose}
          options={without(columns.quantity)}
          value={String(columns.partNumber ?? "")}
          onChange={({ target: { value } }) =>
            onChange({ ...columns, partNumber: value === "" ? null : Number(value) })
          }
        />
        <Select
          label={copy.quantitiesIn}
          placeholder={copy.choose}
          options={[...without(columns.partNumber), { value: "none", label: copy.none }]}
          value={String(columns.quantity ?? "")}
          onChange={({ target: { value } }) =>
            onChange({
              ...columns,
              quantity: value === "" || value === "none" ? value || null : Number(value),
            })
          }
        />
      </div>
      <DataTable
        caption={copy.caption}
        columns={shown}
        rows={rows}
        rowId={({ line }) => String(line)}
        rowName={({ text }) => text}
      />
    </div>
  )
}
