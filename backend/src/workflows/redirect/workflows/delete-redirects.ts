import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { RedirectEvents } from "../../../lib/events"
import { deleteRedirectsStep } from "../steps/delete-redirects"

/** Deletes redirects, all or none. Takes `{ ids }`. */
export const deleteRedirectsWorkflow = createWorkflow("delete-redirects", (input: { ids: string[] }) => {
  const ids = deleteRedirectsStep(input.ids)
  emitEventStep({
    eventName: RedirectEvents.changed,
    data: transform({ ids }, (data) => ({ id: data.ids[0] ?? "" })),
  })
  return new WorkflowResponse(ids)
})
