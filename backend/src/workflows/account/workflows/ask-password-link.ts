import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { PostEvents } from "../../../lib/events"
import { askPasswordLinkStep } from "../steps/ask-password-link"

/** Owes a customer the link to a new password. Takes an address in lower case, returns ids of mails. */
export const askPasswordLinkWorkflow = createWorkflow("ask-password-link", (input: { email: string }) => {
  const ids = askPasswordLinkStep(input)
  emitEventStep({ eventName: PostEvents.pending, data: { ids } })
  return new WorkflowResponse(ids)
})
