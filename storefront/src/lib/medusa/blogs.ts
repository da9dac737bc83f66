import type {
  BlogType,
  StoreBlog,
  StoreBlogResponse,
  StoreBlogsResponse,
  StoreBlogSummary,
  StoreRelatedBlogsResponse,
} from "@scanwright/backend/contract"
import { cache } from "react"
import { pageCountOf } from "@/lib/list-pages"
import { tags } from "./cache-manifest"
import { readCached, readCachedIfAny } from "./client"
import { readEvery } from "./every-row"
import { MedusaReadError } from "./failure"
import { toPicturePath, withMediaPaths } from "./media"

/** Articles on one page of a list: rows of one, two and three cards come out even. */
export const ARTICLES_PER_PAGE = 12
/** Articles of the feed, newest first. */
const FEED_LENGTH = 50

/** Filter of a list of articles. */
export type ArticleFilter = "all" | BlogType

/** An article as lists show it. */
export interface ArticleSummary {
  readonly id: string
  readonly handle: string
  readonly title: string
  /** Plain text. */
  readonly excerpt: string
  readonly type: BlogType
  readonly category: string
  readonly author: string
  readonly image: string | null
  readonly imageAlt: string | null
  /** ISO 8601: when it first became public. */
  readonly date: string
  /** Whole minutes. */
  readonly readingMinutes: number
}

/** An article as its own page shows it. */
export interface Article extends ArticleSummary {
  /** HTML as it was stored: sanitise before showing. */
  readonly content: string
  readonly tags: readonly string[]
  /** ISO 8601. */
  readonly updated: string
  readonly seo: { readonly title: string | null; readonly description: string | null }
}

/** One page of a list of articles. */
export interface ArticleList {
  readonly articles: readonly ArticleSummary[]
  readonly page: number
  readonly pageCount: number
  /** Published articles under each filter. */
  readonly counts: Readonly<Record<ArticleFilter, number>>
}

const toSummary = (blog: StoreBlogSummary): ArticleSummary => ({
  id: blog.id,
  handle: blog.handle,
  title: blog.title,
  excerpt: blog.excerpt,
  type: blog.type,
  category: blog.category,
  author: blog.author,
  image: blog.image_url === null ? null : toPicturePath(blog.image_url),
  imageAlt: blog.image_alt,
  date: blog.published_at,
  readingMinutes: blog.reading_time_minutes,
})

const toArticle = (blog: StoreBlog): Article => ({
  ...toSummary(blog),
  content: withMediaPaths(blog.content),
  tags: blog.tags,
  updated: blog.updated_at,
  seo: { title: blog.seo_title, description: blog.seo_description },
})

const countsOf = ({ facets }: StoreBlogsResponse): ArticleList["counts"] => {
  const count = (type: BlogType) => facets.type.find(({ value }) => value === type)?.count ?? 0
  return { all: count("blog") + count("news"), blog: count("blog"), news: count("news") }
}

/**
 * One page of the published articles, newest first.
 *
 * @param page counted from 1
 */
export const readArticles = cache(async (filter: ArticleFilter, page: number): Promise<ArticleList> => {
  const response = await readCached<StoreBlogsResponse>(
    "/store/blogs",
    {
      type: filter === "all" ? undefined : filter,
      limit: ARTICLES_PER_PAGE,
      offset: (page - 1) * ARTICLES_PER_PAGE,
    },
    [tags.blogs],
  )
  return {
    articles: response.blogs.map(toSummary),
    page,
    pageCount: pageCountOf(response.count, ARTICLES_PER_PAGE),
    counts: countsOf(response),
  }
})

/** The newest articles, for the feed and the home page. */
export async function readNewestArticles(limit = FEED_LENGTH): Promise<ArticleSummary[]> {
  const { blogs } = await readCached<StoreBlogsResponse>("/store/blogs", { limit }, [tags.blogs])
  return blogs.map(toSummary)
}

/** Every published article, for the sitemap. */
export async function readAllArticles(): Promise<ArticleSummary[]> {
  const blogs = await readEvery(async (page) => {
    const response = await readCached<StoreBlogsResponse>("/store/blogs", page, [tags.blogs])
    return { rows: response.blogs, count: response.count }
  })
  return blogs.map(toSummary)
}

/**
 * The published article with a slug or, where none has it, with that id (specification, 4); null when there is neither.
 *
 * @param key slug or id
 */
export const readArticle = cache(async (key: string): Promise<Article | null> => {
  const path = `/store/blogs/${encodeURIComponent(key)}`
  const response = await readCachedIfAny<StoreBlogResponse>(path, {}, [tags.blog(key)])
  return response === null ? null : toArticle(response.blog)
})

/**
 * At most three articles of the same category or with a shared tag, best match first (specification, 5). A failure is logged
 * and gives none (specification, 8).
 */
export async function readRelatedArticles(handle: string): Promise<ArticleSummary[]> {
  const path = `/store/blogs/${encodeURIComponent(handle)}/related`
  try {
    const response = await readCachedIfAny<StoreRelatedBlogsResponse>(path, {}, [
      tags.blog(handle),
      tags.blogs,
    ])
    return (response?.blogs ?? []).map(toSummary)
  } catch (error) {
    if (!(error instanceof MedusaReadError)) throw error
    console.error(`Reading the articles related to ${handle}:`, error)
    return []
  }
}
