import type { FormFieldError } from "@scanwright/backend/contract"

/** Why a form was not stored: the answer of our `POST /api/form-submissions` to scripts, below status 200. */
export interface SubmissionRefusal {
  /** Sentence for the visitor (specification, section 8). */
  readonly message: string
  /** What to change, field by field. */
  readonly errors: readonly FormFieldError[]
  /** Whether the same form may be stored when it is sent again. */
  readonly isRetryable: boolean
}
