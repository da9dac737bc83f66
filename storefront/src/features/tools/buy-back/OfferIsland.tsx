"use client"

import { onHydration } from "@/lazy/on-hydration"

/** The indicative offer, whole without scripts; its own comes after the page's. */
export const OfferIsland = onHydration(() => import("./OfferForm"))
