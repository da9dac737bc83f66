"use server"

import {
  type AdminFormBatchResponse,
  type AdminFormReplyResponse,
  batchFormSubmissionsSchema,
} from "@scanwright/backend/contract"
import { z } from "zod"
import { writeAsStaff } from "@/staff/session/client"
import { outcomeOf } from "@/staff/session/outcome"
import { staffAction } from "@/staff/session/staff-action"
import { addNoteSchema, sendReplySchema, updateSubmissionSchema } from "./submission-input"

const pathOf = (submission: string) => `/admin/form-submissions/${encodeURIComponent(submission)}`

/** Sets the status or assignee of a submission, unless somebody else changed it meanwhile. */
export const updateSubmission = staffAction("updateSubmission", updateSubmissionSchema, async (input) =>
  outcomeOf(
    await writeAsStaff(pathOf(input.id), {
      body: input.change,
      action: "update form submission status",
      ifMatch: input.updatedAt,
    }),
  ),
)

/** Sets one status for several submissions: for all of them, or for none. */
export const setStatuses = staffAction("setStatuses", batchFormSubmissionsSchema, async (body) =>
  outcomeOf(
    await writeAsStaff<AdminFormBatchResponse>("/admin/form-submissions/batch", {
      body,
      action: "update form submission status",
    }),
  ),
)

/** Adds a note to a submission. */
export const addNote = staffAction("addNote", addNoteSchema, async (input) =>
  outcomeOf(
    await writeAsStaff(`${pathOf(input.id)}/notes`, {
      body: { text: input.text },
      action: "add note",
      isRepeatable: false,
    }),
  ),
)

/** Mails a reply to the sender of a submission; the same key again sends nothing more. */
export const sendReply = staffAction("sendReply", sendReplySchema, async ({ id: submission, key, text }) =>
  outcomeOf(
    await writeAsStaff<AdminFormReplyResponse>(`${pathOf(submission)}/replies`, {
      body: { text },
      action: "send reply",
      idempotencyKey: key,
    }),
  ),
)

/** Sends the pending mails of a submission again. */
export const resendMails = staffAction("resendMails", addNoteSchema.pick({ id: true }), async (input) =>
  outcomeOf(await writeAsStaff(`${pathOf(input.id)}/mail`, { action: "send mail", timeoutMs: 30_000 })),
)

const personSchema = z.object({ email: z.string().min(3).max(254) })

/** Erases a person from all submissions. */
export const erasePerson = staffAction("erasePerson", personSchema, async (input) =>
  outcomeOf(
    await writeAsStaff("/admin/form-submissions/personal-data/erase", {
      body: input,
      action: "erase personal data",
    }),
  ),
)
