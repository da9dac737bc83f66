import { env } from "@/config/env"
import { INDEXED_PAGES } from "@/config/navigation"
import * as routes from "@/config/routes"
import { sitemapResponse } from "@/shell/seo/sitemap"
import { readAllArticles } from "@/lib/medusa/blogs"

// Never rendered by the build, which does not know the site's address. The reads are cached all the same.
export const dynamic = "force-dynamic"

/** The site's own pages and its articles, for search engines. */
export async function GET(): Promise<Response> {
  const articles = await readAllArticles()
  return sitemapResponse(
    "pages",
    [...INDEXED_PAGES, ...articles.map(({ handle }) => routes.blog(handle))].map(
      (path) => env().SITE_URL + path,
    ),
  )
}
