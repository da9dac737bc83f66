"use client"

import { onIdle } from "@/lazy/on-idle"

/** What comes near the address of a missing page, loaded once the page is idle. */
export const NearestPagesPlace = onIdle(async () => (await import("./NearestPages")).NearestPages)
