"use server"

import {
  type AdminMailTextResponse,
  type AdminTestMailResponse,
  mailTextChangeSchema,
} from "@scanwright/backend/contract"
import { z } from "zod"
import { writeAsStaff } from "@/staff/session/client"
import { outcomeOf } from "@/staff/session/outcome"
import { staffAction } from "@/staff/session/staff-action"

/** Longest wait for the mail server, in ms: whoever sends a test wants to see why it fails. */
const MAIL_TIMEOUT_MS = 60_000

/** Sends the preview of a mail to the signed-in member of staff. */
export const sendTestMail = staffAction(
  "sendTestMail",
  z.object({ id: z.string().min(1).max(100) }),
  async ({ id }) => {
    const result = await writeAsStaff<AdminTestMailResponse>(
      `/admin/mail-previews/${encodeURIComponent(id)}/test-mail`,
      { action: "send the test mail", isRepeatable: false, timeoutMs: MAIL_TIMEOUT_MS },
    )
    if (result.ok || result.failure.status !== 429 || !(result.failure.cause instanceof Error)) {
      return outcomeOf(result)
    }
    // Too many of them: the message says how long to wait.
    return { ok: false, kind: "other", message: result.failure.cause.message }
  },
)

/** Stores the texts of a mail, or brings back the shop's own. */
export const saveMailText = staffAction("saveMailText", mailTextChangeSchema, async ({ id, ...body }) =>
  outcomeOf(
    await writeAsStaff<AdminMailTextResponse>(`/admin/mail-texts/${encodeURIComponent(id)}`, {
      body,
      action: "save the mail",
      isRepeatable: false,
    }),
  ),
)
