"use client"

import { createScope } from "@/lazy/lazy-store"

/** The cart's provider, and the hook that opens the cart inside it. */
export const [CartProvider, useOpenCart] = createScope("cart", async () =>
  (await import("./cart-store")).createCart(),
)
