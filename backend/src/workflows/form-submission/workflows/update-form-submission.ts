import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { FormSubmissionEvents } from "../../../lib/events"
import { changeFormSubmissionStatusStep } from "../steps/change-form-submission-status"

/**
 * Sets the status of a submission. One that becomes spam owes no mail any more; one that is not spam after all gets the
 * mails it would have had. Takes `{ id, status }`, returns the id.
 */
export const updateFormSubmissionWorkflow = createWorkflow(
  "update-form-submission",
  (input: { id: string; status: string }) => {
    changeFormSubmissionStatusStep(input)
    const event = transform({ input }, (data) => ({ id: data.input.id }))
    emitEventStep({ eventName: FormSubmissionEvents.updated, data: event })
    return new WorkflowResponse(input.id)
  },
)
