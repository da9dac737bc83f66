import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { BLOG_MODULE } from "../../../modules/blog"
import { type BlogModuleService } from "../../../modules/blog/service"
import { changeOf } from "../change"

/** Publishes the scheduled articles that are due; returns data for their events. Undone by scheduling them again. */
export const publishDueBlogsStep = createStep(
  "publish-due-blogs",
  async (_input: Record<string, never>, { container }) => {
    const published = await container.resolve<BlogModuleService>(BLOG_MODULE).publishDueBlogs()
    return new StepResponse(
      published.map(({ id, handle }) => changeOf({ id, handle, is_published: true })),
      published.map(({ id, scheduled_at, published_at }) => ({
        id,
        scheduled_at,
        is_published: false,
        published_at,
      })),
    )
  },
  async (plans, { container }) => {
    if (!plans?.length) return
    await container.resolve<BlogModuleService>(BLOG_MODULE).updateBlogs(plans)
  },
)
