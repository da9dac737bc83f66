"use client"

import { Button } from "../button"
import { CompareToggle } from "../compare-toggle"
import { Icon } from "../icon"
import { IconButton } from "../icon-button"

export interface ProductActionsProps {
  /** The product's name, part of each button's name: "Add Zebra DS2208 to cart". */
  name: string
  onAdd: () => void
  /** True while the product is being added. */
  isAdding?: boolean
  /** True while the product is among the saved ones. */
  isSaved: boolean
  onSave: () => void
  /** True while the product is part of the comparison. */
  isCompared: boolean
  /** True while the comparison has no room for another product. */
  isComparisonFull: boolean
  onCompare: () => void
  /** Why the last press failed, announced at once; null or left out when there is nothing to say. */
  failure?: string | null
}

/**
 * What a buyer does with a product without opening it: add it to the cart, compare it, save it. Stands in the `actions`
 * of a `ProductCard`. The visible "Add" begins the button's name, so that speech control finds the button by it
 * (WCAG 2.5.3).
 */
export function ProductActions({
  name,
  onAdd,
  isAdding = false,
  isSaved,
  onSave,
  isCompared,
  isComparisonFull,
  onCompare,
  failure,
}: ProductActionsProps) {
  return (
    <>
      <Button size="sm" variant="secondary" loading={isAdding} className="product-action" onClick={onAdd}>
        <Icon name="cart" className="size-4" />
        <span>
          Add<span className="sr-only"> {name} to cart</span>
        </span>
      </Button>
      <CompareToggle name={name} isChosen={isCompared} isFull={isComparisonFull} onToggle={onCompare} />
      <span className="ms-auto inline-flex">
        <IconButton
          size="sm"
          className="product-action"
          icon="bookmark"
          label={`Save ${name}`}
          pressed={isSaved}
          onClick={onSave}
        />
      </span>
      {failure && (
        <p role="alert" className="product-actions-failure">
          {failure}
        </p>
      )}
    </>
  )
}
