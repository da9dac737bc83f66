import { env } from "@/config/env"
import { routes } from "@/config/routes"
import { sitemapResponse } from "@/features/seo/sitemap"

// Not written while building, which does not know the site's address.
export const dynamic = "force-dynamic"

/** The site's own pages, for search engines. */
export function GET(): Response {
  return sitemapResponse(
    "pages",
    [routes.home, routes.products].map((path) => env().SITE_URL + path),
  )
}
