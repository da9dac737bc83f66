import { Children, isValidElement, type ReactNode } from "react"
import { cx } from "../lib/cx"

export interface CartLinesProps {
  /** `<CartLine />`s with keys; each becomes one item of a list. */
  children: ReactNode
  /** Names the list. */
  label?: string
  className?: string
}

/** The lines of a cart, one below another. A list, so that screen readers announce its length. */
export function CartLines({ children, label = "Products in your cart", className }: CartLinesProps) {
  return (
    // Safari drops the list role of a list without bullets.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" aria-label={label} className={cx("cart-lines", className)}>
      {Children.toArray(children).map((line, index) => (
        <li key={isValidElement(line) ? line.key : index}>{line}</li>
      ))}
    </ul>
  )
}
