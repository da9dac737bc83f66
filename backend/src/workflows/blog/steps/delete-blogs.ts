import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { BLOG_MODULE } from "../../../modules/blog"
import { type BlogModuleService } from "../../../modules/blog/service"
import { changeOf } from "../change"
import { readBlogs } from "../read-blogs"

/** Soft-deletes articles; returns data for their events. Undone by restoring them. */
export const deleteBlogsStep = createStep(
  "delete-blogs",
  async (ids: string[], { container }) => {
    const service = container.resolve<BlogModuleService>(BLOG_MODULE)
    const blogs = await readBlogs(service, ids)
    await service.softDeleteBlogs(ids)
    return new StepResponse(
      blogs.map((blog) => changeOf(blog)),
      ids,
    )
  },
  async (ids, { container }) => {
    if (!ids?.length) return
    await container.resolve<BlogModuleService>(BLOG_MODULE).restoreBlogs(ids)
  },
)
