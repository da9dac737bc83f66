"use client"

import { Button, focusInvalidQuantity, Icon, quantityIn, Skeleton, Text } from "@scanwright/design-system"
import { lazy, Suspense, useRef, useState } from "react"
import { AfterHydration, BeforeHydration } from "@/lazy/hydration"
import { repeatInPart, waitingPart } from "@/lazy/early-input"
import { whenIdle } from "@/lazy/idle"
import { PartBoundary } from "@/lazy/PartBoundary"
import type { CartProduct } from "./cart-product"
import { useAdd } from "./use-add"

/** The quantity field. React keeps the server's HTML of it until its script is loaded, once the page is idle. */
const QuantityChoice = lazy(async () => {
  if (typeof window !== "undefined") await whenIdle()
  return { default: (await import("./QuantityChoice")).QuantityChoice }
})

interface Props {
  product: CartProduct
  /** Whether to show the quantity field; without it, each press adds one. */
  withQuantity?: boolean
  /** `sm` for cards. */
  size?: "sm" | "md"
}

/** A button that adds a product to the cart and confirms it in a toast. */
export function AddToCart({ product, withQuantity = false, size = "md" }: Props) {
  const { add, failure } = useAdd()
  // The same element in each render: another would make React render the field anew before its script is loaded.
  const place = useRef<HTMLDivElement>(null)
  const [choice] = useState(() => (
    <div ref={place} {...waitingPart}>
      <PartBoundary>
        <Suspense fallback={<Skeleton className="h-11 w-36" />}>
          <BeforeHydration />
          <QuantityChoice name={product.name} />
          <AfterHydration onHydrated={() => repeatInPart(place.current)} />
        </Suspense>
      </PartBoundary>
    </div>
  ))

  const press = () => {
    if (!focusInvalidQuantity(place.current)) add([{ product, quantity: quantityIn(place.current) }])
  }

  const isCard = size === "sm"
  return (
    <div className="flex flex-wrap items-start gap-3 noscript:hidden">
      {withQuantity && choice}
      <Button
        size={size}
        variant={isCard ? "secondary" : "primary"}
        aria-label={isCard ? `Add to Cart: ${product.name}` : undefined}
        onClick={press}
      >
        <Icon name="cart" />
        Add to Cart
      </Button>
      <div role="alert">{failure && <Text>{failure}</Text>}</div>
    </div>
  )
}
