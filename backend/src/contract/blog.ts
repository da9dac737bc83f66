import { z } from "zod"
import { addressSchema, handleSchema } from "./address"
import { slugify } from "./slug"
import { clearable, lineSchema, optionalLineSchema } from "./fields"
import { pageShape } from "./lists"
import { timestampSchema } from "./timestamp"

/** Kinds of article a list can be filtered by (specification, section 3). */
export const BLOG_TYPES = ["blog", "news"] as const
export const blogTypeSchema = z.enum(BLOG_TYPES)
export type BlogType = z.infer<typeof blogTypeSchema>

/** What an article has that was given none (specification, 2.7). */
export const BLOG_DEFAULTS = { type: "blog", category: "General", author: "Admin" } as const

/** Related articles shown with one (specification, section 9). */
export const RELATED_BLOGS = 3

/** Said when neither a slug nor an id finds an article, and when a missing one is changed (specification, section 8). */
export const BLOG_NOT_FOUND = "Blog not found"

/** Most characters of an article's fields. */
export const BLOG_LIMITS = {
  title: 200,
  excerpt: 500,
  content: 200_000,
  category: 100,
  tag: 50,
  tags: 30,
  author: 100,
  image_alt: 300,
  seo_title: 200,
  seo_description: 500,
} as const

const moment = z.iso.datetime()

const summaryShape = {
  id: z.string(),
  /** The slug: `/blogs/{handle}`. */
  handle: z.string(),
  title: z.string(),
  /** Its own, or the beginning of the content. */
  excerpt: z.string(),
  type: blogTypeSchema,
  category: z.string(),
  tags: z.array(z.string()),
  author: z.string(),
  image_url: z.string().nullable(),
  image_alt: z.string().nullable(),
  /** ceil(words / 200). */
  reading_time_minutes: z.number().int(),
  /** When it first became public. */
  published_at: moment,
  created_at: moment,
  updated_at: moment,
}

/** A published article as a list shows it. */
export const storeBlogSummarySchema = z.object(summaryShape)
export type StoreBlogSummary = z.infer<typeof storeBlogSummarySchema>

/** A published article. */
export const storeBlogSchema = z.object({
  ...summaryShape,
  /** Sanitised HTML. */
  content: z.string(),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
})
export type StoreBlog = z.infer<typeof storeBlogSchema>

const facet = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: z.number().int() }))

/** `GET /store/blogs`: newest first by `created_at`. */
export const storeBlogsResponseSchema = z.object({
  blogs: z.array(storeBlogSummarySchema),
  ...pageShape,
  /** Counts of published articles, each counted with every filter but its own; most first. */
  facets: z.object({ type: facet(blogTypeSchema), category: facet(z.string()) }),
})
export type StoreBlogsResponse = z.infer<typeof storeBlogsResponseSchema>

/** `GET /store/blogs/{slug or id}`. */
export const storeBlogResponseSchema = z.object({ blog: storeBlogSchema })
export type StoreBlogResponse = z.infer<typeof storeBlogResponseSchema>

/** `GET /store/blogs/{slug or id}/related`: at most three, best match first. */
export const storeRelatedBlogsResponseSchema = z.object({ blogs: z.array(storeBlogSummarySchema) })
export type StoreRelatedBlogsResponse = z.infer<typeof storeRelatedBlogsResponseSchema>

/** An article as staff see it in a list. */
export const adminBlogSummarySchema = z.object({
  ...summaryShape,
  /** Its own; null when the beginning of the content stands in for it. */
  excerpt: z.string().nullable(),
  is_published: z.boolean(),
  /** When it first became public; null if it never was. */
  published_at: moment.nullable(),
  /** When it will become public by itself. */
  scheduled_at: moment.nullable(),
})
export type AdminBlogSummary = z.infer<typeof adminBlogSummarySchema>

/** An article as staff see it. */
export const adminBlogSchema = z.object({
  ...adminBlogSummarySchema.shape,
  content: z.string(),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
})
export type AdminBlog = z.infer<typeof adminBlogSchema>

/** `GET /admin/blogs`. */
export const adminBlogsResponseSchema = z.object({ blogs: z.array(adminBlogSummarySchema), ...pageShape })
export type AdminBlogsResponse = z.infer<typeof adminBlogsResponseSchema>

/** `GET`, `POST /admin/blogs/{id}` and `POST /admin/blogs`. */
export const adminBlogResponseSchema = z.object({ blog: adminBlogSchema })
export type AdminBlogResponse = z.infer<typeof adminBlogResponseSchema>

/** `DELETE /admin/blogs/{id}`. */
export const adminBlogDeleteResponseSchema = z.object({
  id: z.string(),
  object: z.literal("blog"),
  deleted: z.literal(true),
})
export type AdminBlogDeleteResponse = z.infer<typeof adminBlogDeleteResponseSchema>

/** States of an article, by which staff filter their list. */
export const BLOG_STATUSES = ["draft", "scheduled", "published"] as const
export type BlogStatus = (typeof BLOG_STATUSES)[number]

/** Orders a list of staff can have; a leading hyphen means descending. */
export const ADMIN_BLOG_ORDERS = [
  "created_at",
  "-created_at",
  "updated_at",
  "-updated_at",
  "published_at",
  "-published_at",
  "scheduled_at",
  "-scheduled_at",
  "title",
  "-title",
] as const

/** Text of at most so many characters; a default stands in for an empty one. */
const lineOr = (what: string, most: number, fallback: string) =>
  lineSchema(what, most)
    .transform((text) => text || fallback)
    .optional()

const titleSchema = lineSchema("title", BLOG_LIMITS.title)
  .min(1)
  .refine((title) => slugify(title) !== "", { error: "title needs at least one letter or digit" })

/** Tags in the order given, each once whatever its capitals. */
const tagsSchema = z
  .array(lineSchema("tags", BLOG_LIMITS.tag).min(1))
  .max(BLOG_LIMITS.tags)
  .transform((tags) => {
    const known = tags.map((tag) => tag.toLowerCase())
    return tags.filter((_, at) => known.indexOf(known[at] ?? "") === at)
  })

const shape = {
  /** Empty or absent: made from the title. */
  handle: z.preprocess(
    (given) => (given === "" || given === null ? undefined : given),
    handleSchema.optional(),
  ),
  title: titleSchema,
  excerpt: optionalLineSchema("excerpt", BLOG_LIMITS.excerpt),
  /** HTML; what an article may not hold is dropped when it is stored. */
  content: z.string().max(BLOG_LIMITS.content).optional(),
  type: blogTypeSchema.optional(),
  category: lineOr("category", BLOG_LIMITS.category, BLOG_DEFAULTS.category),
  tags: tagsSchema.optional(),
  author: lineOr("author", BLOG_LIMITS.author, BLOG_DEFAULTS.author),
  image_url: clearable(addressSchema("image_url")),
  image_alt: optionalLineSchema("image_alt", BLOG_LIMITS.image_alt),
  is_published: z.boolean().optional(),
  /** When it first became public, the date readers see; else when it is published, or the earlier date of a new one. */
  published_at: timestampSchema("published_at").nullish(),
  /** When it is to become public by itself; null takes the plan back. */
  scheduled_at: timestampSchema("scheduled_at").nullish(),
  /** The date lists are ordered by. */
  created_at: timestampSchema("created_at").optional(),
  seo_title: optionalLineSchema("seo_title", BLOG_LIMITS.seo_title),
  seo_description: optionalLineSchema("seo_description", BLOG_LIMITS.seo_description),
}

/** Body of `POST /admin/blogs`. */
export const createBlogSchema = z.strictObject(shape)
export type CreateBlogBody = z.infer<typeof createBlogSchema>

/** Body of `POST /admin/blogs/{id}`: what is absent stays, but a title without a handle makes a new handle. */
export const updateBlogSchema = z.strictObject({ ...shape, title: titleSchema.optional() })
export type UpdateBlogBody = z.infer<typeof updateBlogSchema>
