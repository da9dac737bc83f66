"use client"

import { createScope } from "@/lazy/lazy-store"

/** The provider of the saved products, and the hook that opens their list inside it. */
export const [SavedProvider, useOpenSaved] = createScope("saved products", async () =>
  (await import("./saved-store")).createSaved(),
)
