import {
  FORMS,
  type FormSubmissionRequest,
  IDEMPOTENCY_HEADER,
  type StoreFormSubmissionResponse,
} from "@scanwright/backend/contract"
import { postNow } from "./client"
import type { Result } from "./failure"

/**
 * Stores a form submission in the backend.
 *
 * @param form checked by its schema
 * @param key the idempotency key: a second request with the same key and values returns the same submission
 * @param forwardedFor the chain of addresses the request came by, for the backend's limits
 */
export function addFormSubmission(
  form: FormSubmissionRequest,
  key: string,
  forwardedFor: string | null,
): Promise<Result<StoreFormSubmissionResponse>> {
  return postNow("/store/form-submissions", {
    body: form,
    action: `add ${FORMS[form.type].kind} submission`,
    headers: {
      [IDEMPOTENCY_HEADER]: key,
      ...(forwardedFor !== null && { "x-forwarded-for": forwardedFor }),
    },
  })
}
