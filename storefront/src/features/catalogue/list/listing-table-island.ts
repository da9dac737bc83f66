"use client"

import { onHydration } from "@/lazy/on-hydration"
import type { OrderTableProps } from "./OrderTable"

/** The table, complete in the server's HTML; boxes, quantities and buttons work once their script is loaded. */
export const LiveListingTable = onHydration<OrderTableProps>(() => import("./OrderTable"))
