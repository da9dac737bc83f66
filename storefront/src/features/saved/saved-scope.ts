"use client"

import { createScope } from "@/lib/scope"

/** The provider of the saved products, and the hook that opens their list inside it. */
export const [SavedProvider, useOpenSaved] = createScope("saved products", async () =>
  (await import("./saved-store")).createSaved(),
)
