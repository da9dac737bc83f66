import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { UrlSeoEvents } from "../../events"
import { deleteUrlSeosStep } from "../steps/delete-url-seos"

/** Deletes configs. Takes `{ ids }`, returns the ids. */
export const deleteUrlSeosWorkflow = createWorkflow("delete-url-seos", (input: { ids: string[] }) => {
  const deleted = deleteUrlSeosStep(input.ids)
  emitEventStep({ eventName: UrlSeoEvents.deleted, data: deleted })
  return new WorkflowResponse(input.ids)
})
