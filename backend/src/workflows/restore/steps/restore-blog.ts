import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { markDeletedAgain, readDeleted, unmarkDeleted } from "../deleted-records"
import { withFreeHandles } from "../../../modules/handle-history/handles"
import { BLOG_MODULE } from "../../../modules/blog"
import { type BlogModuleService } from "../../../modules/blog/service"
import { changeOf } from "../../blog/change"

/**
 * Restores a deleted article, published or not, under its slug or the next free one; returns data for its event. Undone
 * by deleting it again.
 */
export const restoreBlogStep = createStep(
  "restore-blog",
  async ({ id }: { id: string }, { container }) => {
    const record = await readDeleted(container, "blog", id)
    const handle = await withFreeHandles(
      container,
      "blog",
      [{ id, name: record.handle }],
      async ([free = ""]) => {
        await unmarkDeleted(container, "blog", id, { handle: free })
        return free
      },
    )
    const blog = await container.resolve<BlogModuleService>(BLOG_MODULE).retrieveBlog(id)
    return new StepResponse({ id, handle, change: changeOf(blog) }, record)
  },
  async (record, { container }) => {
    if (record) await markDeletedAgain(container, "blog", record)
  },
)
