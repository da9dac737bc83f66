"use client"

import { onIdle } from "@/lazy/on-idle"

/** Fills in what a signed-in company has told us already. The page is the same for everybody, and complete without it. */
export const CreditPrefill = onIdle(async () => (await import("../fields/FillFromAccount")).FillFromAccount)
