import { BLOG_LIMITS, createBlogSchema, updateBlogSchema } from "@scanwright/backend/contract"
import { z } from "zod"

/** What adds an article. */
export const addBlogSchema = z.object({ body: createBlogSchema })

/** What changes an article. `updatedAt` as it was read. */
export const saveBlogSchema = z.object({
  id: z.string().min(1).max(100),
  updatedAt: z.string().max(40),
  body: updateBlogSchema,
})

/** What the preview shows of an article, which needs no title yet. */
export const previewBlogSchema = z.object({
  body: createBlogSchema.extend({ title: z.string().max(BLOG_LIMITS.title) }),
})
