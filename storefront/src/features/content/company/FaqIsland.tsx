"use client"

import { island } from "@/lazy/island"
import type { AnsweredGroup } from "./faq-search"

/** Questions and answers, written by the server; their search comes after the page. */
export const FaqIsland = island<{ groups: readonly AnsweredGroup[] }>(() => import("./FaqList"))
