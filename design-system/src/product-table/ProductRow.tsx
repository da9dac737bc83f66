import { Button } from "../button"
import { Tile } from "../card/Tile"
import { ROLES } from "../data-table/roles"
import { Icon } from "../icon"
import { Link } from "../link"
import { Price } from "../price"
import { focusInvalidQuantity, QuantityStepper } from "../quantity-stepper"
import { StockBadge } from "../stock-badge"
import { type ProductOrdering, type ProductTableRow } from "./ordering"

const NotStated = (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">Not stated</span>
  </>
)

interface Props {
  row: ProductTableRow
  /** Headings of the specifications' columns. */
  specifications: readonly string[]
  ordering: ProductOrdering | undefined
}

function Choice({
  row: { id, name },
  ordering: { chosen, onChoose },
}: Props & { ordering: ProductOrdering }) {
  const toggle = () => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  return (
    <td {...ROLES.cell} className="data-cell-select">
      <input
        type="checkbox"
        className="tick"
        aria-label={`Choose ${name}`}
        checked={chosen.has(id)}
        onChange={toggle}
      />
    </td>
  )
}

function Order({ row: { id, name }, ordering }: Props & { ordering: ProductOrdering }) {
  return (
    <td {...ROLES.cell} className="product-table-order">
      <span className="data-label">Quantity</span>
      <div>
        <QuantityStepper
          size="sm"
          hideLabel
          label={`Quantity of ${name}`}
          max={ordering.mostPieces}
          value={ordering.quantityOf(id)}
          onChange={(quantity) => ordering.onQuantity(id, quantity)}
        />
        <Button
          size="sm"
          variant="secondary"
          className="product-action"
          onClick={({ currentTarget }) =>
            focusInvalidQuantity(currentTarget.parentElement) || ordering.onAdd(id)
          }
        >
          <Icon name="cart" className="size-4" />
          <span>
            Add<span className="sr-only"> {name} to cart</span>
          </span>
        </Button>
      </div>
    </td>
  )
}

/** One product of the table. */
export function ProductRow({ row, specifications, ordering }: Props) {
  return (
    <tr {...ROLES.row} className={ordering?.chosen.has(row.id) ? "data-row-selected" : undefined}>
      {ordering && <Choice row={row} specifications={specifications} ordering={ordering} />}
      <th {...ROLES.rowHead} className="data-cell-name">
        <div className="product-table-name">
          <Tile image={row.image} alt="" name={row.name} size={56} />
          <div>
            <span className="card-note">{row.brand} </span>
            <Link href={row.href}>{row.name}</Link>
            {row.partNumber && (
              <span className="part-number card-note">
                <span className="sr-only">, part number </span>
                {row.partNumber}
              </span>
            )}
          </div>
        </div>
      </th>
      {specifications.map((label, index) => (
        <td key={label} {...ROLES.cell}>
          <span className="data-label">{label}</span>
          <span>{row.specifications[index] ?? NotStated}</span>
        </td>
      ))}
      <td {...ROLES.cell}>
        <span className="data-label">Price</span>
        <div className="product-table-price">
          <Price amount={row.price} amountIncVat={row.priceIncVat} priceText={row.priceText} />
          <StockBadge stock={row.stock} />
          {row.actions}
        </div>
      </td>
      {ordering && <Order row={row} specifications={specifications} ordering={ordering} />}
    </tr>
  )
}
