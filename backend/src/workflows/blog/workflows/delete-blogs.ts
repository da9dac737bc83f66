import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { BlogEvents } from "../../../lib/events"
import { deleteBlogsStep } from "../steps/delete-blogs"

/** Deletes articles. Takes `{ ids }`, returns the ids. */
export const deleteBlogsWorkflow = createWorkflow("delete-blogs", (input: { ids: string[] }) => {
  const deleted = deleteBlogsStep(input.ids)
  emitEventStep({ eventName: BlogEvents.deleted, data: deleted })
  return new WorkflowResponse(input.ids)
})
