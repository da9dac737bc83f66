"use client"

import { onHydration } from "@/lazy/on-hydration"
import type { Start } from "./queries"

/**
 * The browsing screen, complete in the server's HTML and hydrated once its script is loaded. Where the script cannot be
 * loaded, the links and forms of the server's HTML still work.
 */
export const BrowseIsland = onHydration<Start>(() => import("./BrowseScreen"), "browse")
