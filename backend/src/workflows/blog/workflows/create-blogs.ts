import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { BlogEvents } from "../../../lib/events"
import { recordHandlesStep } from "../../handle/steps/record-handles"
import { changeOf } from "../change"
import { createBlogsStep } from "../steps/create-blogs"
import { type CreateBlog } from "../types"

/** Creates any number of articles, all or none. Takes `{ blogs: CreateBlog[] }`, returns them in the same order. */
export const createBlogsWorkflow = createWorkflow("create-blogs", (input: { blogs: CreateBlog[] }) => {
  const blogs = createBlogsStep(input.blogs)
  const handles = transform({ blogs }, (data) => ({
    entity: "blog" as const,
    records: data.blogs.map(({ id, handle }) => ({ id, handle })),
  }))
  recordHandlesStep(handles)
  const changes = transform({ blogs }, (data) => data.blogs.map((blog) => changeOf(blog)))
  emitEventStep({ eventName: BlogEvents.created, data: changes })
  return new WorkflowResponse(blogs)
})
