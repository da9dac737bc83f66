"use client"

import { onHydration } from "@/lazy/on-hydration"

/** The indicative offer. Works without scripts; its own script is loaded after the page. */
export const OfferIsland = onHydration(() => import("./OfferForm"))
