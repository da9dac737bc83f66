"use server"

import { formStatusSchema } from "@scanwright/backend/contract"
import { z } from "zod"
import { writeAsStaff } from "@/staff/session/client"
import { outcomeOf } from "@/staff/session/outcome"
import { staffAction } from "@/staff/session/staff-action"

const changeSchema = z.object({
  id: z.string().min(1).max(100),
  status: formStatusSchema,
  /** `updated_at` as it was read. */
  updatedAt: z.string().max(40),
})

/** Changes the status of a submission, unless somebody else changed the submission meanwhile. */
export const changeSubmissionStatus = staffAction(
  "changeSubmissionStatus",
  changeSchema,
  async ({ id, status, updatedAt }) =>
    outcomeOf(
      await writeAsStaff(`/admin/form-submissions/${encodeURIComponent(id)}`, {
        body: { status },
        action: "update form submission status",
        ifMatch: updatedAt,
      }),
    ),
)
