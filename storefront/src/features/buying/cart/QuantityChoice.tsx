"use client"

import { QuantityStepper } from "@scanwright/design-system"
import { QUANTITY_MOST } from "./cart-item"

interface Props {
  /** What is counted. */
  name: string
  /** Called with each quantity that is chosen; at first it is 1. */
  onChange: (quantity: number) => void
}

/** How many of a product to add. */
export const QuantityChoice = ({ name, onChange }: Props) => (
  <QuantityStepper label={`Quantity of ${name}`} hideLabel max={QUANTITY_MOST} onChange={onChange} />
)
