import { env } from "@/config/env"
import { routes } from "@/config/routes"
import { sitemapResponse } from "@/features/seo/sitemap"

export const dynamic = "force-static"
export const revalidate = false
export const generateStaticParams = () => []

/** The site's own pages, for search engines. */
export function GET(): Response {
  return sitemapResponse(
    "pages",
    [routes.home, routes.products].map((path) => env().SITE_URL + path),
  )
}
