import { env } from "@/config/env"
import { INDEXED_PAGES } from "@/config/navigation"
import { sitemapResponse } from "@/features/seo/sitemap"

// Not written while building, which does not know the site's address.
export const dynamic = "force-dynamic"

/** The site's own pages, for search engines. */
export function GET(): Response {
  return sitemapResponse(
    "pages",
    INDEXED_PAGES.map((path) => env().SITE_URL + path),
  )
}
