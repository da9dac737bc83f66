import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import {
  type CheckedFormSubmission,
  IDEMPOTENCY_HEADER,
  idempotencyKeySchema,
  NEW_STATUS,
  type StoreFormSubmissionResponse,
} from "../../../contract"
import { spamReason } from "../../../workflows/form-submission/spam-reason"
import { createFormSubmissionWorkflow } from "../../../workflows/form-submission/workflows/create-form-submission"

function readKey(req: MedusaStoreRequest<CheckedFormSubmission>): string | null {
  const header = req.get(IDEMPOTENCY_HEADER)
  if (header === undefined) return null
  const { success, data, error } = idempotencyKeySchema.safeParse(header)
  if (success) return data
  throw new MedusaError(MedusaError.Types.INVALID_DATA, error.issues[0]?.message ?? "")
}

/** Stores a form submission. Spam is stored as such, with the same response. */
export async function POST(
  req: MedusaStoreRequest<CheckedFormSubmission>,
  res: MedusaResponse<StoreFormSubmissionResponse>,
): Promise<void> {
  const submission = req.validatedBody
  const input = {
    submission,
    spam_reason: spamReason(submission, Date.now()),
    idempotency_key: readKey(req),
  }
  const { result } = await createFormSubmissionWorkflow(req.scope).run({ input })
  const { id, reference, type, created_at } = result
  res.json({ form_submission: { id, reference, type, status: NEW_STATUS, created_at } })
}
