import { type Knex } from "@medusajs/framework/mikro-orm/knex"
import { type BlogType } from "../../contract"
import { searchPatterns } from "../../lib/search-terms"

/** Filters of the list of articles for visitors. */
export interface BlogFilters {
  type?: BlogType
  /** Name of a category, in any case. */
  category?: string
  /** A tag, in any case. */
  tag?: string
  /** Terms that all occur in the title, excerpt, category, tags or text. */
  q?: string
}

/** A row of a list of published articles. */
export interface VisibleBlogRow {
  id: string
  handle: string
  title: string
  excerpt: string
  type: BlogType
  category: string
  tags: string[]
  author: string
  image_url: string | null
  image_alt: string | null
  reading_time_minutes: number
  published_at: Date
  created_at: Date
  updated_at: Date
}

/** A published article with its content. */
export interface VisibleBlog extends VisibleBlogRow {
  content: string
  seo_title: string | null
  seo_description: string | null
}

const ROW_COLUMNS = [
  "id",
  "handle",
  "title",
  "type",
  "category",
  "tags",
  "author",
  "image_url",
  "image_alt",
  "reading_time_minutes",
  "created_at",
  "updated_at",
]

const SEARCHED = "concat_ws(' ', title, excerpt, category, array_to_string(tags, ' '), content_text)"

type Condition = (query: Knex.QueryBuilder, value: string) => void

const CONDITIONS: Record<keyof BlogFilters, Condition> = {
  type: (query, type) => void query.where({ type }),
  category: (query, category) => void query.whereRaw("lower(category) = lower(?)", [category]),
  tag: (query, tag) =>
    void query.whereRaw("EXISTS (SELECT 1 FROM unnest(tags) AS tag WHERE lower(tag) = lower(?))", [tag]),
  q: (query, q) => {
    for (const pattern of searchPatterns(q)) void query.whereRaw(`${SEARCHED} ILIKE ?`, [pattern])
  },
}

/**
 * Query of the articles visitors may read: those published, and those scheduled for a time that has come.
 *
 * @param knex of the database
 * @param filters narrow them
 * @returns a query to select from
 */
export function visibleBlogs(knex: Knex, filters: BlogFilters = {}): Knex.QueryBuilder {
  const query = knex("blog").whereNull("deleted_at").whereRaw("(is_published OR scheduled_at <= now())")
  for (const [name, value] of Object.entries(filters) as [keyof BlogFilters, string | undefined][]) {
    if (value !== undefined) CONDITIONS[name](query, value)
  }
  return query
}

/**
 * Columns of a row, with a computed excerpt where none is stored, and the scheduled time as time of publication.
 *
 * @param knex of the database
 */
export const rowColumns = (knex: Knex) => [
  ...ROW_COLUMNS,
  knex.raw("coalesce(excerpt, content_excerpt) AS excerpt"),
  knex.raw("coalesce(published_at, scheduled_at) AS published_at"),
]

/** Newest first; the id decides between articles of the same time. */
export const NEWEST_FIRST = [
  { column: "created_at", order: "desc" },
  { column: "id", order: "desc" },
]
