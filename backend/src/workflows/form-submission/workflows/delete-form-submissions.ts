import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { FormSubmissionEvents } from "../../../lib/events"
import { deleteFormSubmissionsStep } from "../steps/delete-form-submissions"

/** Deletes submissions and their mails for good, all or none. Takes `{ ids }`, returns the ids. */
export const deleteFormSubmissionsWorkflow = createWorkflow(
  "delete-form-submissions",
  (input: { ids: string[] }) => {
    const ids = deleteFormSubmissionsStep(input.ids)
    const events = transform({ ids }, (data) => data.ids.map((id) => ({ id })))
    emitEventStep({ eventName: FormSubmissionEvents.deleted, data: events })
    return new WorkflowResponse(ids)
  },
)
