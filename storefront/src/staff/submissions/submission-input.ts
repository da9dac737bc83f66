import {
  formNoteSchema,
  formReplySchema,
  idempotencyKeySchema,
  updateFormSubmissionSchema,
} from "@scanwright/backend/contract"
import { z } from "zod"

const id = z.string().min(1).max(100)

/** What changes a submission. `updatedAt` as it was read. */
export const updateSubmissionSchema = z.object({
  id,
  change: updateFormSubmissionSchema,
  updatedAt: z.string().max(40),
})

/** A note on a submission. */
export const addNoteSchema = formNoteSchema.extend({ id })

/** A reply to a submission; the same key again sends nothing more. */
export const sendReplySchema = formReplySchema.extend({ id, key: idempotencyKeySchema })
