"use client"

import { onHydration } from "@/lazy/on-hydration"
import type { FaqGroup } from "./faq-search"

/** Questions and answers, rendered by the server; the script of their search is loaded after the page. */
export const FaqIsland = onHydration<{ groups: readonly FaqGroup[] }>(() => import("./FaqList"))
