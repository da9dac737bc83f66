import { env } from "@/config/env"
import { articleFeed } from "@/features/content/feeds/article-feed"
import { readNewestArticles } from "@/lib/medusa/blogs"

// Never rendered by the build, which knows no articles. The reads are cached all the same.
export const dynamic = "force-dynamic"

/** The newest articles for feed readers. */
export async function GET(): Promise<Response> {
  return new Response(articleFeed(await readNewestArticles(), env().SITE_URL), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  })
}
