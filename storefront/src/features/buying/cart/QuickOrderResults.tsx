import {
  Alert,
  Button,
  type DataColumn,
  DataTable,
  Link,
  QuantityStepper,
  Text,
} from "@scanwright/design-system"
import { cartCopy } from "@/content/cart"
import { QUANTITY_MOST } from "./cart-item"
import type { CartProduct } from "./cart-product"
import type { QuickResult } from "./check-quick-order"
import type { Columns } from "./order-columns"
import type { CheckedLine } from "./quick-order"
import { QuickOrderColumns } from "./QuickOrderColumns"
import { countProducts, isAddable } from "./use-quick-order"

const copy = cartCopy.quick

/** What the buyer does with the lines. */
interface LineActions {
  /** Takes a product for a line that has none. */
  onTake: (line: CheckedLine, product: CartProduct) => void
  /** Sets a quantity that is not certain. */
  onQuantity: (line: CheckedLine, quantity: number) => void
}

interface LineProps {
  line: CheckedLine
  /** Null once the list was changed. */
  actions: LineActions | null
}

/** The products that may be meant by a line, each with a button that takes it. */
function Near({ line, actions }: LineProps) {
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
          {actions && (
            <Button size="sm" variant="secondary" onClick={() => actions.onTake(line, product)}>
              {copy.take(product.sku ?? product.name)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The quantity of a line; a field where it is not certain. */
function LineQuantity({ line, actions }: LineProps) {
  const { quantity, product, isAsked } = line
  if (!isAsked || !actions) return quantity?.toLocaleString("en-GB") ?? "?"
  return (
    <QuantityStepper
      label={copy.quantityOf(product?.name ?? line.partNumber)}
      hideLabel
      size="sm"
      min={0}
      max={QUANTITY_MOST}
      value={quantity ?? 0}
      onChange={(chosen) => actions.onQuantity(line, chosen)}
    />
  )
}

const columnsFor = (actions: LineActions | null): readonly DataColumn<CheckedLine>[] => [
  { id: "line", header: copy.columns.line, cell: ({ line }) => line, align: "end" },
  {
    id: "part-number",
    header: copy.columns.partNumber,
    cell: ({ partNumber, text }) => partNumber || text,
    isRowHeader: true,
  },
  {
    id: "quantity",
    header: copy.columns.quantity,
    cell: (line) => <LineQuantity line={line} actions={actions} />,
    align: "end",
  },
  {
    id: "result",
    header: copy.columns.result,
    cell: (line) => (
      <>
        {line.product && <Link href={line.product.href}>{line.product.name}</Link>}
        {line.product && line.note && ". "}
        {line.note}
        {line.near.length > 0 && <Near line={line} actions={actions} />}
      </>
    ),
  },
]

interface ResultsProps extends LineActions {
  result: QuickResult
  /** Whether the list was changed after it was checked. */
  isStale: boolean
  onAdd: () => void
  onColumns: (columns: Columns) => void
}

/** Each line with its product or its error, and the button that adds the lines with a product. */
export function Results({ result, isStale, onAdd, onColumns, onTake, onQuantity }: ResultsProps) {
  const { lines, list, columns, table } = result
  const addable = lines.filter(isAddable)
  const isRest = list.rest !== ""
  return (
    <>
      {isStale && <Alert variant="warning">{copy.stale}</Alert>}
      {!isStale && isRest && <Alert variant="warning">{copy.cut(lines.length)}</Alert>}
      {!isStale && table && <QuickOrderColumns table={table} columns={columns} onChange={onColumns} />}
      <DataTable
        caption={copy.resultsTitle(lines.length)}
        columns={columnsFor(isStale ? null : { onTake, onQuantity })}
        rows={lines}
        rowId={({ line }) => String(line)}
        rowName={({ partNumber }) => partNumber}
        noun={["line", "lines"]}
      />
      {!isStale && addable.length === 0 && <Text>{copy.none}</Text>}
      {!isStale && (addable.length > 0 || isRest) && (
        <div>
          <Button onClick={onAdd}>{addable.length > 0 ? copy.add(countProducts(addable)) : copy.rest}</Button>
        </div>
      )}
    </>
  )
}
