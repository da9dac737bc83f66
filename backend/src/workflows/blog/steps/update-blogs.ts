import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type HandleSeeker, withFreeHandles } from "../../../modules/handle-history/handles"
import { BLOG_MODULE } from "../../../modules/blog"
import { planPublication } from "../../../modules/blog/publication"
import { type BlogModuleService } from "../../../modules/blog/service"
import { changeOf } from "../change"
import { columnsOf, momentsOf } from "../columns"
import { readBlogs, type StoredBlog } from "../read-blogs"
import { type UpdateBlog } from "../types"

/** Updates with a handle, or with a title to make one from; all others leave the handle (specification, section 5). */
const seekersOf = (updates: readonly UpdateBlog[]): (HandleSeeker & { id: string })[] =>
  updates.flatMap(({ id, handle, title }) =>
    handle === undefined && title === undefined ? [] : [{ id, handle, name: title ?? "" }],
  )

function changedColumns(update: UpdateBlog, stored: StoredBlog, now: Date) {
  const change = { is_published: update.is_published, ...momentsOf(update) }
  const publication = planPublication(change, stored, now)
  return { id: update.id, ...columnsOf(update), ...publication }
}

/** Changes articles; returns them with data for their events. Undone by restoring the old values. */
export const updateBlogsStep = createStep(
  "update-blogs",
  async (updates: UpdateBlog[], { container }) => {
    const service = container.resolve<BlogModuleService>(BLOG_MODULE)
    const previous = await readBlogs(
      service,
      updates.map(({ id }) => id),
    )
    const before = new Map(previous.map((blog) => [blog.id, blog]))
    const now = new Date()
    const rows = updates.flatMap((update) => {
      const stored = before.get(update.id)
      return stored ? [changedColumns(update, stored, now)] : []
    })
    const seekers = seekersOf(updates)
    const blogs = await withFreeHandles(container, "blog", seekers, (handles) => {
      const handleOf = new Map(seekers.map(({ id }, at) => [id, handles[at]]))
      return service.updateBlogs(
        rows.map((row) => ({ ...row, handle: handleOf.get(row.id) ?? before.get(row.id)?.handle })),
      )
    })
    const changes = blogs.map((blog) => changeOf(blog, before.get(blog.id)))
    return new StepResponse(
      { blogs, changes },
      previous.map(({ updated_at: _updatedAt, deleted_at: _deletedAt, ...columns }) => columns),
    )
  },
  async (previous, { container }) => {
    if (!previous?.length) return
    await container.resolve<BlogModuleService>(BLOG_MODULE).updateBlogs(previous)
  },
)
