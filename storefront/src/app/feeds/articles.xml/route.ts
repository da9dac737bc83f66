import { env } from "@/config/env"
import { articleFeed } from "@/features/content/feeds/article-feed"
import * as routes from "@/config/routes"
import { readNewestArticles } from "@/lib/medusa/blogs"
import { loadCompany } from "@/lib/medusa/company-facts"
import { readIndexed } from "@/lib/medusa/url-seo"

// Never rendered by the build, which knows no articles. The reads are cached all the same.
export const dynamic = "force-dynamic"

/** The newest articles for feed readers, without those that staff keep out of search engines. */
export async function GET(): Promise<Response> {
  const [articles, isIndexed] = await Promise.all([readNewestArticles(), readIndexed(), loadCompany()])
  const listed = articles.filter(({ handle }) => isIndexed(routes.blog(handle)))
  return new Response(articleFeed(listed, env().SITE_URL), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8", "Cache-Control": "no-cache" },
  })
}
