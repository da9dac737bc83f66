"use client"

import { onHydration } from "@/lazy/on-hydration"

/** The calculator: written whole by the server, live once its script is there. */
export const CalculatorIsland = onHydration(() => import("./Calculator"))
