import { model } from "@medusajs/framework/utils"
import { BLOG_DEFAULTS, BLOG_TYPES } from "../../../contract"

/** An article or a piece of news. Its handle is the slug of its address. */
export const Blog = model
  .define("blog", {
    id: model.id({ prefix: "blog" }).primaryKey(),
    handle: model.text(),
    title: model.text(),
    /** Null: the start of the content is shown instead. */
    excerpt: model.text().nullable(),
    /** Sanitised HTML. */
    content: model.text().default(""),
    type: model.enum([...BLOG_TYPES]).default(BLOG_DEFAULTS.type),
    category: model.text().default(BLOG_DEFAULTS.category),
    tags: model.array(),
    author: model.text().default(BLOG_DEFAULTS.author),
    image_url: model.text().nullable(),
    image_alt: model.text().nullable(),
    is_published: model.boolean().default(false),
    /** Time at which the article first became public; null if it never was. */
    published_at: model.dateTime().nullable(),
    /** Time at which the article will be published by itself; null once it is published. */
    scheduled_at: model.dateTime().nullable(),
    seo_title: model.text().nullable(),
    seo_description: model.text().nullable(),
    /** Computed from the content when it is stored: plain text, excerpt and reading time. */
    content_text: model.text().default(""),
    content_excerpt: model.text().default(""),
    reading_time_minutes: model.number().default(0),
  })
  .indexes([
    { on: ["handle"], unique: true, where: "deleted_at IS NULL" },
    { on: ["created_at"], where: "deleted_at IS NULL" },
    { on: ["scheduled_at"], where: "scheduled_at IS NOT NULL AND deleted_at IS NULL" },
  ])
