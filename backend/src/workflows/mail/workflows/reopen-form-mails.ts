import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { reopenFormMailsStep } from "../steps/reopen-form-mails"

/** Makes the unsent mails of a submission due at once. Takes `{ submission_id }`, returns the ids of the mails. */
export const reopenFormMailsWorkflow = createWorkflow(
  "reopen-form-mails",
  (input: { submission_id: string }) => new WorkflowResponse(reopenFormMailsStep(input)),
)
