"use client"

import type { CartProduct } from "@/features/buying/cart/cart-product"
import { onHydration } from "@/lazy/on-hydration"

/** Buttons of a product's card, in the server's HTML and hydrated once their script is loaded. */
export const ProductCardActions = onHydration<{ product: CartProduct }>(() => import("./CardActions"))
