import {
  type AdminBlogSummary,
  BLOG_DEFAULTS,
  BLOG_LIMITS,
  createBlogSchema,
  updateBlogSchema,
} from "../../../contract/blog"
import { timeZone } from "../../lib/dates"
import { type Finding } from "../../lib/field-errors"
import { type Choice, type FieldGroup } from "../../lib/fields"
import { type Resource } from "../../lib/resource"

export const blogs: Resource = { path: "/admin/blogs", one: "blog", many: "blogs", noun: "article" }

export const nameOfBlog = ({ title }: AdminBlogSummary) => title

export const BLOG_TYPE_CHOICES: readonly Choice[] = [
  { value: "blog", label: "Blog" },
  { value: "news", label: "News" },
]

export const blogForm: readonly FieldGroup[] = [
  {
    title: "Article",
    fields: [
      { name: "title", label: "Title", kind: "required-text", required: true, limit: BLOG_LIMITS.title },
      {
        name: "handle",
        label: "Slug",
        kind: "text",
        hint: "The article's address. Made from the title when it is empty, and again when only the title changes.",
      },
      {
        name: "type",
        label: "Type",
        kind: "choice",
        required: true,
        initial: BLOG_DEFAULTS.type,
        choices: BLOG_TYPE_CHOICES,
        half: true,
      },
      {
        name: "category",
        label: "Category",
        kind: "required-text",
        placeholder: BLOG_DEFAULTS.category,
        limit: BLOG_LIMITS.category,
        half: true,
      },
      {
        name: "author",
        label: "Author",
        kind: "required-text",
        placeholder: BLOG_DEFAULTS.author,
        limit: BLOG_LIMITS.author,
        half: true,
      },
      {
        name: "created_at",
        label: "Date",
        kind: "moment",
        hint: "Lists are ordered by it. Now, when it is empty.",
        half: true,
      },
      {
        name: "tags",
        label: "Tags",
        kind: "lines",
        hint: "One a line. Articles with a shared tag are shown as related.",
      },
      {
        name: "excerpt",
        label: "Excerpt",
        kind: "paragraph",
        limit: BLOG_LIMITS.excerpt,
        hint: "Without one the beginning of the content stands in.",
      },
      {
        name: "content",
        label: "Content",
        kind: "html",
        hint: "HTML: headings, lists, tables, links and pictures. What an article may not hold is taken out when it is saved.",
      },
    ],
  },
  {
    title: "Cover",
    fields: [
      { name: "image_url", label: "Cover image", kind: "image", hint: "PNG, JPEG, WebP, AVIF or SVG." },
      {
        name: "image_alt",
        label: "Alternative text",
        kind: "text",
        limit: BLOG_LIMITS.image_alt,
        hint: "What the cover shows, for people who cannot see it.",
      },
    ],
  },
  {
    title: "Publishing",
    fields: [
      { name: "is_published", label: "Published", kind: "toggle", initial: false },
      {
        name: "published_at",
        label: "Public since",
        kind: "time",
        hint: `The date readers see (${timeZone()}). Left empty, it is the time of publication, or the earlier date of a new article.`,
      },
      {
        name: "scheduled_at",
        label: "Publish at",
        kind: "time",
        hint: `The article becomes public by itself at this time (${timeZone()}).`,
      },
    ],
  },
  {
    title: "Search engines",
    fields: [
      {
        name: "seo_title",
        label: "SEO title",
        kind: "text",
        limit: BLOG_LIMITS.seo_title,
        hint: "Search engines show about 60 characters.",
      },
      {
        name: "seo_description",
        label: "SEO description",
        kind: "paragraph",
        limit: BLOG_LIMITS.seo_description,
        hint: "Search engines show about 155 characters.",
      },
    ],
  },
]

/** Checks a new article by the contract's schema. */
export const checkNewBlog = (body: Record<string, unknown>): readonly Finding[] =>
  createBlogSchema.safeParse(body).error?.issues ?? []

/** Checks changes to an article by the contract's schema. */
export const checkBlogChanges = (body: Record<string, unknown>): readonly Finding[] =>
  updateBlogSchema.safeParse(body).error?.issues ?? []
