import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { claimPostMailStep } from "../steps/claim-post-mail"
import { recordPostMailStep } from "../steps/record-post-mail"
import { sendPostMailStep } from "../steps/send-post-mail"

/**
 * Delivers one mail about an account if it is due. Takes `{ id }`, returns the outcome, or null where there was nothing to
 * do. What is promised about lost and doubled mails is written at `deliver-form-mail`, whose queue this is.
 */
export const deliverPostMailWorkflow = createWorkflow("deliver-post-mail", (input: { id: string }) => {
  const mail = claimPostMailStep(input)
  const outcome = sendPostMailStep(mail)
  return new WorkflowResponse(recordPostMailStep({ mail, outcome }))
})
