"use client"

import { island } from "@/lazy/island"

/** The generator: written whole by the server, live once its script is there. */
export const GeneratorIsland = island(() => import("./Generator"))
