"use client"

import { onHydration } from "@/lazy/on-hydration"

/** The calculator: rendered whole by the server, and hydrated once its script is loaded. */
export const CalculatorIsland = onHydration(() => import("./Calculator"))
