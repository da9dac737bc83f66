import { env } from "@/config/env"
import { articleFeed } from "@/features/content/feeds/article-feed"
import { readNewestArticles } from "@/lib/medusa/blogs"
import { loadCompany } from "@/lib/medusa/company-facts"

// Never rendered by the build, which knows no articles. The reads are cached all the same.
export const dynamic = "force-dynamic"

/** The newest articles for feed readers. */
export async function GET(): Promise<Response> {
  const [articles] = await Promise.all([readNewestArticles(), loadCompany()])
  return new Response(articleFeed(articles, env().SITE_URL), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  })
}
