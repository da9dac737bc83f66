"use server"

import { type AdminRestoredResponse, restoreDeletedSchema } from "@scanwright/backend/contract"
import { writeAsStaff } from "@/staff/session/client"
import { outcomeOf } from "@/staff/session/outcome"
import { staffAction } from "@/staff/session/staff-action"

/** Restores a deleted record. */
export const restoreRecord = staffAction("restoreRecord", restoreDeletedSchema, async (input) => {
  const result = await writeAsStaff<AdminRestoredResponse>("/admin/deleted/restore", {
    body: input,
    action: `restore ${input.entity.replaceAll("_", " ")}`,
    isRepeatable: false,
    readsRefusals: true,
  })
  return outcomeOf(result.ok ? { ok: true, value: result.value.restored } : result)
})
