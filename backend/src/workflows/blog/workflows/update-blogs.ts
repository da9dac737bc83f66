import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { BlogEvents } from "../../../lib/events"
import { recordHandlesStep } from "../../handle/steps/record-handles"
import { updateBlogsStep } from "../steps/update-blogs"
import { type UpdateBlog } from "../types"

/** Changes any number of articles, all or none. Takes `{ blogs: UpdateBlog[] }`, returns the changed articles. */
export const updateBlogsWorkflow = createWorkflow("update-blogs", (input: { blogs: UpdateBlog[] }) => {
  const { blogs, changes } = updateBlogsStep(input.blogs)
  const handles = transform({ changes }, (data) => ({
    entity: "blog" as const,
    records: data.changes.flatMap(({ id, handles: known }) => known.map((handle) => ({ id, handle }))),
  }))
  recordHandlesStep(handles)
  emitEventStep({ eventName: BlogEvents.updated, data: changes })
  return new WorkflowResponse(blogs)
})
