import { Alert } from "@scanwright/design-system"
import { cartCopy } from "@/content/cart"
import { listCopy } from "@/content/lists"
import { ListColumns } from "@/shell/lists/ListColumns"
import type { Columns, Table } from "./order-columns"

const copy = cartCopy.quick.choice

interface Props {
  table: Table
  columns: Columns
  onChange: (columns: Columns) => void
}

/** Shows which columns of a list have the part numbers and the quantities, and lets the buyer change them. */
export function QuickOrderColumns({ table, columns, onChange }: Props) {
  // A column has one use: it is taken from the one that it had.
  const unless = <Use,>(taken: unknown, use: Use) => (use === taken ? null : use)
  return (
    <div className="grid gap-4">
      {(columns.partNumber === null || columns.quantity === null) && (
        <Alert variant="warning" title={listCopy.title}>
          {copy.text}
        </Alert>
      )}
      <ListColumns
        {...table}
        uses={[
          {
            mark: copy.partNumber,
            label: copy.partNumbersIn,
            column: columns.partNumber,
            onChange: (column) =>
              onChange({
                ...columns,
                partNumber: column === "none" ? null : column,
                quantity: unless(column, columns.quantity),
              }),
          },
          {
            mark: copy.quantity,
            label: copy.quantitiesIn,
            column: columns.quantity,
            none: copy.none,
            onChange: (quantity) =>
              onChange({ ...columns, quantity, partNumber: unless(quantity, columns.partNumber) }),
          },
        ]}
      />
    </div>
  )
}
