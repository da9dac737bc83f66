"use server"

import {
  type AdminBlogResponse,
  BLOG_DEFAULTS,
  BLOG_LIMITS,
  BULK_TAGS_MOST,
  excerptOfHtml,
  readingTimeMinutes,
} from "@scanwright/backend/contract"
import { z } from "zod"
import { ArticlePage } from "@/features/content"
import { toPicturePath } from "@/lib/medusa/media"
import { eachOf } from "@/staff/records/each-of"
import { addBlogSchema, previewBlogSchema, saveBlogSchema } from "./blog-input"
import { BLOGS_PER_PAGE, readBlogForStaff, toStaffBlog } from "./data"
import { writeAsStaff } from "@/staff/session/client"
import { outcomeOf } from "@/staff/session/outcome"
import { staffAction } from "@/staff/session/staff-action"

const { id, updatedAt } = saveBlogSchema.shape

const pathOf = (blog: string) => `/admin/blogs/${encodeURIComponent(blog)}`

/** Stores a new article. */
export const addBlog = staffAction("addBlog", addBlogSchema, async ({ body }) => {
  const result = await writeAsStaff<AdminBlogResponse>("/admin/blogs", {
    body,
    action: "add blog",
    isRepeatable: false,
  })
  return outcomeOf(toStaffBlog(result))
})

/** Changes an article, unless somebody else has changed it meanwhile. */
export const saveBlog = staffAction(
  "saveBlog",
  saveBlogSchema,
  async ({ id: blog, updatedAt: ifMatch, body }) => {
    const result = await writeAsStaff<AdminBlogResponse>(pathOf(blog), {
      body,
      action: "update blog",
      ifMatch,
    })
    return outcomeOf(toStaffBlog(result))
  },
)

/** Reads the article as it is stored now, for the conflict dialog. */
export const readBlogAnew = staffAction("readBlogAnew", z.object({ id }), async ({ id: blog }) =>
  outcomeOf(await readBlogForStaff(blog)),
)

/** Publishes an article at once, or unpublishes it. */
export const publishBlog = staffAction(
  "publishBlog",
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

const tag = z.string().trim().min(1).max(BLOG_LIMITS.tag)

/** Adds tags to several articles, or removes them, and leaves their other tags alone. */
export const changeBlogTags = staffAction(
  "changeBlogTags",
  z.object({
    ids: z.array(id).min(1).max(BLOGS_PER_PAGE),
    way: z.enum(["add", "remove"]),
    tags: z.array(tag).min(1).max(BULK_TAGS_MOST),
  }),
  ({ ids, way, tags }) =>
    eachOf([...new Set(ids)], async (blog) => {
      const read = await readBlogForStaff(blog)
      if (!read.ok) return read
      const { tags: present } = read.value
      return writeAsStaff(pathOf(blog), {
        body: {
          tags:
            way === "add"
              ? [...new Set([...present, ...tags])]
              : present.filter((one) => !tags.includes(one)),
        },
        action: "update blog",
        // Somebody else may be changing the tags as well.
        ifMatch: read.value.updated_at,
      })
    }),
)

/** Renders the article's public page from the values of the form. */
export const previewBlog = staffAction("previewBlog", previewBlogSchema, async ({ body }) => {
  const now = new Date().toISOString()
  const content = body.content ?? ""
  return {
    ok: true,
    value: (
      <ArticlePage
        related={[]}
        article={{
          id: "",
          handle: body.handle ?? "",
          title: body.title || "Without a title",
          excerpt: body.excerpt ?? excerptOfHtml(content),
          type: body.type ?? BLOG_DEFAULTS.type,
          category: body.category ?? BLOG_DEFAULTS.category,
          author: body.author ?? BLOG_DEFAULTS.author,
          image: body.image_url ? toPicturePath(body.image_url) : null,
          imageAlt: body.image_alt ?? null,
          date: body.published_at ?? now,
          readingMinutes: readingTimeMinutes(content),
          content,
          tags: body.tags ?? [],
          updated: now,
          seo: { title: null, description: null },
        }}
      />
    ),
  }
})
