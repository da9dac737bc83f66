import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { BlogEvents } from "../../../lib/events"
import { publishDueBlogsStep } from "../steps/publish-due-blogs"

/** Publishes every article whose planned moment has come, all or none. Returns what it told of them. */
export const publishDueBlogsWorkflow = createWorkflow("publish-due-blogs", () => {
  const published = publishDueBlogsStep({})
  emitEventStep({ eventName: BlogEvents.updated, data: published })
  return new WorkflowResponse(published)
})
