import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { withFreeHandles } from "../../../modules/handle-history/handles"
import { BLOG_MODULE } from "../../../modules/blog"
import { planPublication } from "../../../modules/blog/publication"
import { type BlogModuleService } from "../../../modules/blog/service"
import { columnsOf, momentsOf } from "../columns"
import { type CreateBlog } from "../types"

/** Stores articles under free handles; undone by deleting them. */
export const createBlogsStep = createStep(
  "create-blogs",
  async (blogs: CreateBlog[], { container }) => {
    const service = container.resolve<BlogModuleService>(BLOG_MODULE)
    const now = new Date()
    const rows = blogs.map((blog) => {
      const { created_at, ...moments } = momentsOf(blog)
      const publication = planPublication(
        { is_published: blog.is_published, ...moments },
        null,
        now,
        created_at,
      )
      return { tags: [], ...columnsOf(blog), title: blog.title, ...publication }
    })
    const named = blogs.map(({ title, handle }) => ({ name: title, handle }))
    const created = await withFreeHandles(container, "blog", named, (handles) =>
      service.createBlogs(rows.map((row, at) => ({ ...row, handle: handles[at] }))),
    )
    return new StepResponse(
      created,
      created.map((blog) => blog.id),
    )
  },
  async (ids, { container }) => {
    if (!ids?.length) return
    await container.resolve<BlogModuleService>(BLOG_MODULE).deleteBlogs(ids)
  },
)
