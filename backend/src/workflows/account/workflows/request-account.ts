import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { type AccountRequest } from "../../../contract"
import { PostEvents } from "../../../lib/events"
import { requestAccountStep } from "../steps/request-account"

/** Takes the answers of somebody who asks for a company's account. Returns ids of the pending mails. */
export const requestAccountWorkflow = createWorkflow("request-account", (answers: AccountRequest) => {
  const ids = requestAccountStep(answers)
  emitEventStep({ eventName: PostEvents.pending, data: { ids } })
  return new WorkflowResponse(ids)
})
