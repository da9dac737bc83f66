"use client"

import { island } from "@/lazy/island"

/** The calculator: written whole by the server, live once its script is there. */
export const CalculatorIsland = island(() => import("./Calculator"))
