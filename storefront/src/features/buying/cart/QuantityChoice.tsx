"use client"

import { QuantityStepper } from "@scanwright/design-system"
import { QUANTITY_MOST } from "./cart-item"

interface Props {
  /** Name of the product. */
  name: string
}

/** The quantity of a product to add. */
export const QuantityChoice = ({ name }: Props) => (
  <QuantityStepper label={`Quantity of ${name}`} hideLabel max={QUANTITY_MOST} />
)
