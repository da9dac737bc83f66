import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { FormSubmissionEvents } from "../../../lib/events"
import { changeFormSubmissionStatusesStep } from "../steps/change-form-submission-statuses"

interface UpdateFormSubmissions {
  /** Each once. */
  ids: string[]
  status: string
}

/**
 * Sets one status for several submissions, for all of them or for none; mails follow as for one submission. Takes
 * {@link UpdateFormSubmissions}, returns the ids.
 */
export const updateFormSubmissionsWorkflow = createWorkflow(
  "update-form-submissions",
  (input: UpdateFormSubmissions) => {
    changeFormSubmissionStatusesStep(input)
    const events = transform({ input }, (data) => data.input.ids.map((id) => ({ id })))
    emitEventStep({ eventName: FormSubmissionEvents.updated, data: events })
    return new WorkflowResponse(input.ids)
  },
)
