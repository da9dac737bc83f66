"use client"

import { island } from "@/lazy/island"

/** The indicative offer, whole without scripts; its own comes after the page's. */
export const OfferIsland = island(() => import("./OfferForm"))
