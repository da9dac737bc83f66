"use server"

import { formNoteSchema, updateFormSubmissionSchema } from "@scanwright/backend/contract"
import { z } from "zod"
import { writeAsStaff } from "@/staff/session/client"
import { outcomeOf } from "@/staff/session/outcome"
import { staffAction } from "@/staff/session/staff-action"

const id = z.string().min(1).max(100)

const pathOf = (submission: string) => `/admin/form-submissions/${encodeURIComponent(submission)}`

const updateSchema = z.object({
  id,
  change: updateFormSubmissionSchema,
  /** `updated_at` as it was read. */
  updatedAt: z.string().max(40),
})

/** Sets the status of a submission or who sees to it, unless somebody else changed it meanwhile. */
export const updateSubmission = staffAction(updateSchema, async (input) =>
  outcomeOf(
    await writeAsStaff(pathOf(input.id), {
      body: input.change,
      action: "update form submission status",
      ifMatch: input.updatedAt,
    }),
  ),
)

/** Writes a note down about a submission. */
export const addNote = staffAction(formNoteSchema.extend({ id }), async (input) =>
  outcomeOf(
    await writeAsStaff(`${pathOf(input.id)}/notes`, {
      body: { text: input.text },
      action: "add note",
      isRepeatable: false,
    }),
  ),
)

/** Sends again the mails that a submission still owes. */
export const resendMails = staffAction(z.object({ id }), async (input) =>
  outcomeOf(await writeAsStaff(`${pathOf(input.id)}/mail`, { action: "send mail", timeoutMs: 30_000 })),
)

const personSchema = z.object({ email: z.string().min(3).max(254) })

/** Erases a person from all submissions. */
export const erasePerson = staffAction(personSchema, async (input) =>
  outcomeOf(
    await writeAsStaff("/admin/form-submissions/personal-data/erase", {
      body: input,
      action: "erase personal data",
    }),
  ),
)
