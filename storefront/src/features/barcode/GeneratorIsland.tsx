"use client"

import { island } from "@/lib/island"

/** The generator: written whole by the server, live once its script is there. */
export const GeneratorIsland = island(() => import("./Generator"))
