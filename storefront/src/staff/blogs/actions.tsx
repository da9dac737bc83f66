"use server"

import {
  type AdminBlogResponse,
  BLOG_DEFAULTS,
  createBlogSchema,
  excerptOfHtml,
  readingTimeMinutes,
  updateBlogSchema,
} from "@scanwright/backend/contract"
import { z } from "zod"
import { ArticlePage } from "@/features/content"
import { readBlogForStaff, shownPicture } from "./data"
import { writeAsStaff } from "@/staff/session/client"
import { outcomeOf } from "@/staff/session/outcome"
import { staffAction } from "@/staff/session/staff-action"

const id = z.string().min(1).max(100)
/** `updated_at` as it was read. */
const updatedAt = z.string().max(40)

const pathOf = (blog: string) => `/admin/blogs/${encodeURIComponent(blog)}`

/** Stores a new article. */
export const addBlog = staffAction(z.object({ body: createBlogSchema }), async ({ body }) => {
  const result = await writeAsStaff<AdminBlogResponse>("/admin/blogs", {
    body,
    action: "add blog",
    isRepeatable: false,
  })
  return outcomeOf(result.ok ? { ok: true, value: result.value.blog } : result)
})

/** Changes an article, unless somebody else has changed it meanwhile. */
export const saveBlog = staffAction(
  z.object({ id, updatedAt, body: updateBlogSchema }),
  async ({ id: blog, updatedAt: ifMatch, body }) => {
    const result = await writeAsStaff<AdminBlogResponse>(pathOf(blog), {
      body,
      action: "update blog",
      ifMatch,
    })
    return outcomeOf(result.ok ? { ok: true, value: result.value.blog } : result)
  },
)

/** The article as it is now, to be compared with what somebody wrote meanwhile. */
export const readBlogAnew = staffAction(z.object({ id }), async ({ id: blog }) =>
  outcomeOf(await readBlogForStaff(blog)),
)

/** Publishes an article at once, or takes it back. */
export const publishBlog = staffAction(
  z.object({ id, updatedAt, isPublished: z.boolean() }),
  async ({ id: blog, updatedAt: ifMatch, isPublished }) =>
    outcomeOf(
      await writeAsStaff(pathOf(blog), {
        body: { is_published: isPublished, scheduled_at: null },
        action: isPublished ? "publish blog" : "unpublish blog",
        ifMatch,
      }),
    ),
)

/** Deletes an article; it can be brought back. */
export const deleteBlog = staffAction(z.object({ id, updatedAt }), async ({ id: blog, updatedAt: ifMatch }) =>
  outcomeOf(await writeAsStaff(pathOf(blog), { method: "DELETE", action: "delete blog", ifMatch })),
)

/** Brings a deleted article back. */
export const restoreBlog = staffAction(z.object({ id }), async ({ id: blog }) =>
  outcomeOf(
    await writeAsStaff("/admin/deleted/restore", {
      body: { entity: "blog", id: blog },
      action: "restore blog",
    }),
  ),
)

/** The page of the article as readers would see it, with what the form holds. */
export const previewBlog = staffAction(
  z.object({ body: createBlogSchema.extend({ title: z.string().max(200) }) }),
  async ({ body }) => {
    const now = new Date().toISOString()
    const content = body.content ?? ""
    return {
      ok: true,
      value: (
        <ArticlePage
          related={[]}
          article={{
            handle: body.handle ?? "",
            title: body.title || "Without a title",
            excerpt: body.excerpt ?? excerptOfHtml(content),
            type: body.type ?? BLOG_DEFAULTS.type,
            category: body.category ?? BLOG_DEFAULTS.category,
            author: body.author ?? BLOG_DEFAULTS.author,
            image: body.image_url ? shownPicture(body.image_url) : null,
            imageAlt: body.image_alt ?? null,
            date: now,
            readingMinutes: readingTimeMinutes(content),
            content,
            tags: body.tags ?? [],
            updated: now,
            seo: { title: null, description: null },
          }}
        />
      ),
    }
  },
)
