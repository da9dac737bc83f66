import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { reopenPostMailsStep } from "../steps/reopen-post-mails"

/**
 * Makes the unsent mails about a company due at once: those given up, cancelled, or waiting for their next try. Takes
 * `{ company_id }`, returns the ids of the mails, for `postMails.deliver`.
 */
export const resendPostMailsWorkflow = createWorkflow(
  "resend-post-mails",
  (input: { company_id: string }) => new WorkflowResponse(reopenPostMailsStep(input)),
)
