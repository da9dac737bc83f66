"use client"

import { onHydration } from "@/lazy/on-hydration"
import type { FaqGroup } from "./faq-search"

/** Questions and answers, written by the server; their search comes after the page. */
export const FaqIsland = onHydration<{ groups: readonly FaqGroup[] }>(() => import("./FaqList"))
