import { type BlogStatus, type BlogType, excerptOfHtml, slugify } from "@scanwright/backend/contract"
import type { StaffBlog } from "./data"
import { fromLondonField, toLondonField } from "./london-time"

/** Values of the article form, as typed. */
export interface BlogValues {
  title: string
  handle: string
  type: BlogType
  category: string
  tags: string[]
  author: string
  excerpt: string
  imageUrl: string
  imageAlt: string
  content: string
  seoTitle: string
  seoDescription: string
  status: BlogStatus
  /** Date and time in London, as a datetime field holds them. */
  scheduledFor: string
}

export const NEW_BLOG: BlogValues = {
  ...{ title: "", handle: "", type: "blog", category: "", tags: [], author: "", excerpt: "" },
  ...{ imageUrl: "", imageAlt: "", content: "", seoTitle: "", seoDescription: "" },
  ...{ status: "draft", scheduledFor: "" },
}

/** The form's values of a stored article. */
export const toValues = (blog: StaffBlog): BlogValues => ({
  title: blog.title,
  handle: blog.handle,
  type: blog.type,
  category: blog.category,
  tags: [...blog.tags],
  author: blog.author,
  excerpt: blog.excerpt ?? "",
  imageUrl: blog.image_url ?? "",
  imageAlt: blog.image_alt ?? "",
  content: blog.content,
  seoTitle: blog.seo_title ?? "",
  seoDescription: blog.seo_description ?? "",
  status: blog.is_published ? "published" : blog.scheduled_at === null ? "draft" : "scheduled",
  scheduledFor: blog.scheduled_at === null ? "" : toLondonField(blog.scheduled_at),
})

/** The values of an article's duplicate: a draft with a slug of its own. */
export const copyOfBlog = (blog: StaffBlog): BlogValues => ({
  ...toValues(blog),
  title: `${blog.title} (copy)`,
  handle: "",
  status: "draft",
  scheduledFor: "",
})

/** The article as it was read; null for a new one. */
type Stored = Pick<StaffBlog, "scheduled_at"> | null

/**
 * The moment of publication; null where the field holds none. Where it still shows the stored one, that is returned: it may be
 * the second of two equal times, when clocks go back, or have seconds.
 */
function momentOf({ scheduledFor }: BlogValues, stored: Stored): string | null {
  const before = stored?.scheduled_at ?? null
  return before !== null && toLondonField(before) === scheduledFor ? before : fromLondonField(scheduledFor)
}

const PUBLICATIONS = {
  draft: () => ({ is_published: false, scheduled_at: null }),
  published: () => ({ is_published: true, scheduled_at: null }),
  scheduled: (values: BlogValues, stored: Stored) => ({
    is_published: false,
    scheduled_at: momentOf(values, stored),
  }),
} as const satisfies Record<BlogStatus, (values: BlogValues, stored: Stored) => object>

/** The body of the request that stores the article. The slug of an empty field is made from the title. */
export const toBody = (values: BlogValues, stored: Stored) => ({
  title: values.title,
  handle: values.handle.trim(),
  type: values.type,
  category: values.category,
  tags: values.tags.map((tag) => tag.trim()).filter(Boolean),
  author: values.author,
  excerpt: values.excerpt,
  image_url: values.imageUrl,
  image_alt: values.imageAlt,
  content: values.content,
  seo_title: values.seoTitle,
  seo_description: values.seoDescription,
  ...PUBLICATIONS[values.status](values, stored),
})

/** The label of every field, and its name in the API. */
const BLOG_FIELDS = {
  title: { label: "Title", api: "title" },
  handle: { label: "Slug", api: "handle" },
  type: { label: "Kind", api: "type" },
  category: { label: "Category", api: "category" },
  tags: { label: "Tags", api: "tags" },
  author: { label: "Author", api: "author" },
  excerpt: { label: "Excerpt", api: "excerpt" },
  imageUrl: { label: "Picture", api: "image_url" },
  imageAlt: { label: "Alternative text", api: "image_alt" },
  content: { label: "Content", api: "content" },
  seoTitle: { label: "Search title", api: "seo_title" },
  seoDescription: { label: "Search description", api: "seo_description" },
  status: { label: "Publication", api: "is_published" },
  scheduledFor: { label: "Publish at", api: "scheduled_at" },
} as const satisfies Record<keyof BlogValues, { label: string; api: string }>

export type BlogField = keyof BlogValues
export const BLOG_FIELD_NAMES = Object.keys(BLOG_FIELDS) as BlogField[]
export const BLOG_LABELS = Object.fromEntries(
  BLOG_FIELD_NAMES.map((name) => [name, BLOG_FIELDS[name].label]),
) as Readonly<Record<BlogField, string>>

/** Id of a field's control. */
export const blogFieldId = (field: BlogField): string => `blog-${field}`

/** Errors that the browser can find, by field; others are in the server's response. @param now epoch ms */
export function findProblems(
  values: BlogValues,
  stored: Stored,
  now: number,
): Partial<Record<BlogField, string>> {
  const problems: Partial<Record<BlogField, string>> = {}
  if (values.title.trim() === "") problems.title = "Enter a title"
  if (values.imageUrl.trim() !== "" && values.imageAlt.trim() === "") {
    problems.imageAlt = "Say what the picture shows, for people who cannot see it"
  }
  if (values.status !== "draft" && values.content.trim() === "") {
    problems.content = "Write the article before it is published"
  }
  if (values.status === "scheduled") {
    const moment = momentOf(values, stored)
    if (moment === null) problems.scheduledFor = "Enter the day and the time at which it is to be published"
    else if (Date.parse(moment) <= now) problems.scheduledFor = "Enter a time that is still to come"
  }
  return problems
}

/** Errors of an API response by the form's fields: "body.image_url" belongs to the picture. */
export function toFieldProblems(
  fields: Readonly<Record<string, string>> = {},
): Partial<Record<BlogField, string>> {
  const problems: Partial<Record<BlogField, string>> = {}
  for (const [path, message] of Object.entries(fields)) {
    const name = path.replace(/^body\./, "").split(".")[0]
    const field = BLOG_FIELD_NAMES.find((one) => BLOG_FIELDS[one].api === name)
    if (field) problems[field] ??= message
  }
  return problems
}

/** The excerpt made from the text where none is written; empty without a text. */
export const excerptFallback = (content: string): string => excerptOfHtml(content)

/** The slug made from a title. */
export const slugOfTitle = (title: string): string => slugify(title)
