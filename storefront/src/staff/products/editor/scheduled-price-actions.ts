"use server"

import {
  type AdminScheduledPriceResponse,
  type AdminScheduledPricesResponse,
  createScheduledPriceSchema,
} from "@scanwright/backend/contract"
import { z } from "zod"
import { readAsStaff, writeAsStaff } from "@/staff/session/client"
import { outcomeOf } from "@/staff/session/outcome"
import { staffAction } from "@/staff/session/staff-action"

const id = z.string().min(1).max(255)

/** Reads the scheduled prices of a product, soonest first. */
export const readScheduledPrices = staffAction(
  "readScheduledPrices",
  z.object({ productId: id }),
  async ({ productId }) =>
    outcomeOf(
      await readAsStaff<AdminScheduledPricesResponse>("/admin/scheduled-prices", { product_id: productId }),
    ),
)

/** Schedules a price of a product. */
export const schedulePrice = staffAction("schedulePrice", createScheduledPriceSchema, async (body) => {
  const result = await writeAsStaff<AdminScheduledPriceResponse>("/admin/scheduled-prices", {
    body,
    action: "schedule price",
    readsRefusals: true,
    isRepeatable: false,
  })
  if (result.ok || result.failure.kind !== "invalid" || !(result.failure.cause instanceof Error)) {
    return outcomeOf(result)
  }
  // Another price at that time, or too many.
  return { ok: false, kind: "invalid", message: result.failure.cause.message }
})

/** Deletes a scheduled price; the product's present price stays. */
export const deleteScheduledPrice = staffAction("deleteScheduledPrice", z.object({ id }), async (input) =>
  outcomeOf(
    await writeAsStaff(`/admin/scheduled-prices/${encodeURIComponent(input.id)}`, {
      method: "DELETE",
      action: "delete scheduled price",
    }),
  ),
)
