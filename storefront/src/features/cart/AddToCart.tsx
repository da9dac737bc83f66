"use client"

import { Button, Icon, QuantityStepper, Text } from "@scanwright/design-system"
import { useState } from "react"
import { QUANTITY_MOST } from "./cart-item"
import type { CartProduct } from "./cart-product"
import { useOpenCart } from "./cart-scope"

interface Props {
  product: CartProduct
  /** Whether to ask how many; without, each press adds one. */
  withQuantity?: boolean
  /** `sm` for cards. */
  size?: "sm" | "lg"
}

/** Puts a product into the cart, and says so in a toast. */
export function AddToCart({ product, withQuantity = false, size = "lg" }: Props) {
  "use memo"
  const openCart = useOpenCart()
  const [quantity, setQuantity] = useState(1)
  const [hasFailed, setFailed] = useState(false)

  const add = async () => {
    try {
      const cart = await openCart()
      cart.getState().add(product, quantity)
      setFailed(false)
    } catch (error) {
      console.error(`Adding ${product.productId} to the cart:`, error)
      setFailed(true)
    }
  }

  const isCard = size === "sm"
  return (
    <div className="flex flex-wrap items-end gap-3">
      {withQuantity && (
        <QuantityStepper
          label={`Quantity of ${product.name}`}
          hideLabel
          value={quantity}
          onChange={setQuantity}
          max={QUANTITY_MOST}
        />
      )}
      <Button
        size={size}
        variant={isCard ? "secondary" : "primary"}
        aria-label={isCard ? `Add to Cart: ${product.name}` : undefined}
        onClick={() => void add()}
      >
        <Icon name="cart" />
        Add to Cart
      </Button>
      <div role="alert">
        {hasFailed && <Text>Network error. Please check your internet connection and try again.</Text>}
      </div>
    </div>
  )
}
