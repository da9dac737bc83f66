import type { FormEmailResponse } from "@scanwright/backend/contract"
import { postNow } from "./client"
import type { Result } from "./failure"

/** Longest wait for the mails to be sent, in ms. */
const TIMEOUT_MS = 10_000

/**
 * Makes the backend send the pending mails of a stored submission.
 *
 * @param submissionId id of the submission
 * @param forwardedFor the chain of addresses the request came by, for the backend's limits
 */
export function deliverFormMail(
  submissionId: string,
  forwardedFor: string | null,
): Promise<Result<FormEmailResponse>> {
  return postNow(`/store/form-submissions/${encodeURIComponent(submissionId)}/mail`, {
    headers: forwardedFor === null ? {} : { "x-forwarded-for": forwardedFor },
    timeoutMs: TIMEOUT_MS,
  })
}
