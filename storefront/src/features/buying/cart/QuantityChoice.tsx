"use client"

import { QuantityStepper } from "@scanwright/design-system"
import { QUANTITY_MOST } from "./cart-item"

interface Props {
  /** Name of the product. */
  name: string
  /** Called with each new quantity; starts at 1. */
  onChange: (quantity: number) => void
}

/** The quantity of a product to add. */
export const QuantityChoice = ({ name, onChange }: Props) => (
  <QuantityStepper label={`Quantity of ${name}`} hideLabel max={QUANTITY_MOST} onChange={onChange} />
)
