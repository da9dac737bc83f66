"use client"

import { Alert, Button, type DataColumn, DataTable, Link, Text } from "@scanwright/design-system"
import { cartCopy } from "@/content/cart"
import type { CartProduct } from "./cart-product"
import type { CheckedLine } from "./quick-order"

const copy = cartCopy.quick

/** A line that can be added: its product and its quantity are known. */
type AddableLine = CheckedLine & {
  product: NonNullable<CheckedLine["product"]>
  quantity: number
}
export const isAddable = (line: CheckedLine): line is AddableLine =>
  line.product !== null && line.quantity !== null

/** The checked lines of a quick order. */
export interface QuickResult {
  readonly lines: readonly CheckedLine[]
  readonly isCut: boolean
}

/** Takes a product for a line that has none. */
type Take = (line: CheckedLine, product: CartProduct) => void

/** The products that may be meant by a line, each with a button that takes it. */
function Near({ line, onTake }: { line: CheckedLine; onTake: Take }) {
  return (
    <ul className="mt-2 grid gap-2">
      {line.near.map((product) => (
        <li
          key={`${product.productId} ${product.sku ?? ""}`}
          className="flex flex-wrap items-center gap-x-3 gap-y-1"
        >
          <span>
            {copy.meant} <Link href={product.href}>{product.name}</Link>?
          </span>
          <Button size="sm" variant="secondary" onClick={() => onTake(line, product)}>
            {copy.take(product.sku ?? product.name)}
          </Button>
        </li>
      ))}
    </ul>
  )
}

const columnsFor = (onTake: Take): readonly DataColumn<CheckedLine>[] => [
  { id: "line", header: copy.columns.line, cell: ({ line }) => line, align: "end" },
  {
    id: "part-number",
    header: copy.columns.partNumber,
    cell: ({ partNumber, text }) => partNumber || text,
    isRowHeader: true,
  },
  { id: "quantity", header: copy.columns.quantity, cell: ({ quantity }) => quantity ?? "?", align: "end" },
  {
    id: "result",
    header: copy.columns.result,
    cell: (line) => (
      <>
        {line.product && <Link href={line.product.href}>{line.product.name}</Link>}
        {line.product && line.note && ". "}
        {line.note}
        {line.near.length > 0 && <Near line={line} onTake={onTake} />}
      </>
    ),
  },
]

/** The number of different products among lines. */
export const countProducts = (lines: readonly AddableLine[]): number =>
  new Set(lines.map(({ product }) => product.productId)).size

interface ResultsProps {
  result: QuickResult
  addable: readonly AddableLine[]
  onAdd: () => void
  onTake: Take
}

/** Each line with its product or its error, and the button that adds the lines with a product. */
export function Results({ result, addable, onAdd, onTake }: ResultsProps) {
  return (
    <>
      {result.isCut && <Alert variant="warning">{copy.cut(result.lines.length)}</Alert>}
      <DataTable
        caption={copy.resultsTitle(result.lines.length)}
        columns={columnsFor(onTake)}
        rows={result.lines}
        rowId={({ line }) => String(line)}
        rowName={({ partNumber }) => partNumber}
        noun={["line", "lines"]}
      />
      {addable.length > 0 ? (
        <div>
          <Button onClick={onAdd}>{copy.add(countProducts(addable))}</Button>
        </div>
      ) : (
        <Text>{copy.none}</Text>
      )}
    </>
  )
}
