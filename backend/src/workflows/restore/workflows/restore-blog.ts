import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { BlogEvents } from "../../../lib/events"
import { recordHandlesStep } from "../../handle/steps/record-handles"
import { restoreBlogStep } from "../steps/restore-blog"

/** Restores a deleted article. Takes `{ id }`, returns its present slug. */
export const restoreBlogWorkflow = createWorkflow("restore-blog", (input: { id: string }) => {
  const restored = restoreBlogStep(input)
  const handles = transform({ restored }, ({ restored: { id, handle } }) => ({
    entity: "blog" as const,
    records: [{ id, handle }],
  }))
  recordHandlesStep(handles)
  const changes = transform({ restored }, (data) => [data.restored.change])
  emitEventStep({ eventName: BlogEvents.updated, data: changes })
  return new WorkflowResponse(transform({ restored }, (data) => data.restored.handle))
})
