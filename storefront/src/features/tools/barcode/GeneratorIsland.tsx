"use client"

import { onHydration } from "@/lazy/on-hydration"

/** The generator: rendered whole by the server, and hydrated once its script is loaded. */
export const GeneratorIsland = onHydration(() => import("./Generator"))
