import { env } from "@/config/env"
import * as routes from "@/config/routes"
import type { JsonLdNode } from "@/shell/seo/json-ld"
import type { PageMetadata } from "@/shell/seo/metadata"
import { organizationId } from "@/shell/seo/structured-data"
import type { Article } from "@/lib/medusa/blogs"
import { BLOGS_CRUMBS } from "./BlogsPage"

const TYPES = { blog: "BlogPosting", news: "NewsArticle" } as const satisfies Record<Article["type"], string>

/** An article, as schema.org's BlogPosting or NewsArticle. */
export function articleData(article: Article): JsonLdNode {
  const absolute = (path: string) => new URL(path, env().SITE_URL).href
  return {
    "@context": "https://schema.org",
    "@type": TYPES[article.type],
    headline: article.title,
    description: article.excerpt,
    mainEntityOfPage: absolute(routes.blog(article.handle)),
    image: article.image === null ? undefined : [absolute(article.image)],
    datePublished: article.date,
    dateModified: article.updated,
    author: { "@type": "Person", name: article.author },
    publisher: { "@id": organizationId() },
    articleSection: article.category,
    keywords: article.tags.length > 0 ? [...article.tags] : undefined,
    inLanguage: "en-GB",
  }
}

/** Metadata of an article's page. */
export function articleMetadata(article: Article): PageMetadata {
  const path = routes.blog(article.handle)
  return {
    title: article.seo.title ?? article.title,
    description: article.seo.description ?? article.excerpt,
    keywords: article.tags,
    path,
    type: "article",
    feed: routes.articleFeed,
    properties: {
      "article:published_time": article.date,
      "article:modified_time": article.updated,
      "article:author": article.author,
      "article:section": article.category,
    },
    structuredData: [articleData(article)],
    crumbs: [...BLOGS_CRUMBS, { label: article.title, href: path }],
  }
}
