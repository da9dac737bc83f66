import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { type CheckedFormSubmission, NEW_STATUS, type StoreFormSubmissionResponse } from "../../../contract"
import { readIdempotencyKey } from "../../../lib/idempotency-key"
import { spamReason } from "../../../workflows/form-submission/spam-reason"
import { createFormSubmissionWorkflow } from "../../../workflows/form-submission/workflows/create-form-submission"

/** Stores a form submission. Spam is stored as such, with the same response. */
export async function POST(
  req: MedusaStoreRequest<CheckedFormSubmission>,
  res: MedusaResponse<StoreFormSubmissionResponse>,
): Promise<void> {
  const submission = req.validatedBody
  const input = {
    submission,
    spam_reason: spamReason(submission, Date.now()),
    idempotency_key: readIdempotencyKey(req),
  }
  const { result } = await createFormSubmissionWorkflow(req.scope).run({ input })
  const { id, reference, type, created_at } = result
  res.json({ form_submission: { id, reference, type, status: NEW_STATUS, created_at } })
}
