import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { FormSubmissionEvents } from "../../../lib/events"
import { assignFormSubmissionStep } from "../steps/assign-form-submission"
import { changeFormSubmissionStatusStep } from "../steps/change-form-submission-status"

interface UpdateFormSubmission {
  id: string
  status?: string
  /** Id of a member of staff; null for nobody. */
  assignee_id?: string | null
}

/**
 * Sets the status or the assignee of a submission; absent fields are not changed. The mails of one that becomes spam
 * are cancelled; one that turns out not to be spam gets its mails. Takes {@link UpdateFormSubmission}, returns the id.
 */
export const updateFormSubmissionWorkflow = createWorkflow(
  "update-form-submission",
  (input: UpdateFormSubmission) => {
    when("assignee-is-given", input, ({ assignee_id }) => assignee_id !== undefined).then(() => {
      const assignment = transform({ input }, ({ input: { id, assignee_id } }) => ({
        id,
        assignee_id: assignee_id ?? null,
      }))
      assignFormSubmissionStep(assignment)
    })
    when("status-is-given", input, ({ status }) => status !== undefined).then(() => {
      const change = transform({ input }, ({ input: { id, status } }) => ({ id, status: status ?? "" }))
      changeFormSubmissionStatusStep(change)
    })
    const event = transform({ input }, (data) => ({ id: data.input.id }))
    emitEventStep({ eventName: FormSubmissionEvents.updated, data: event })
    return new WorkflowResponse(input.id)
  },
)
