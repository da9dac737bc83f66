import type { FormFieldError } from "@scanwright/backend/contract"

/** A refused form: the JSON that our `POST /api/form-submissions` returns to scripts. */
export interface SubmissionRefusal {
  /** Message for the visitor (specification, section 8). */
  readonly message: string
  /** Errors by field. */
  readonly errors: readonly FormFieldError[]
  /** Whether the same form may be stored when it is sent again. */
  readonly isRetryable: boolean
}
