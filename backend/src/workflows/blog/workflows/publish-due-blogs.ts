import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { BlogEvents } from "../../../lib/events"
import { publishDueBlogsStep } from "../steps/publish-due-blogs"

/** Publishes every scheduled article that is due, all or none. Returns the data of their events. */
export const publishDueBlogsWorkflow = createWorkflow("publish-due-blogs", () => {
  const published = publishDueBlogsStep({})
  emitEventStep({ eventName: BlogEvents.updated, data: published })
  return new WorkflowResponse(published)
})
