"use client"

import { onHydration } from "@/lazy/on-hydration"

/** The generator: written whole by the server, live once its script is there. */
export const GeneratorIsland = onHydration(() => import("./Generator"))
