import { env } from "@/config/env"
import { routes } from "@/config/routes"
import { sitemapResponse } from "@/features/seo/sitemap"
import { readBrands } from "@/lib/medusa/catalogue"

// Not written while building, which knows no catalogue. What it reads is cached all the same.
export const dynamic = "force-dynamic"

/** The list of sitemaps: one of the site's own pages, and one for each brand, so that none grows past 50,000 addresses. */
export async function GET(): Promise<Response> {
  const brands = await readBrands()
  const paths = [routes.sitemapOfPages, ...brands.map((brand) => routes.sitemapOfBrand(brand.handle))]
  return sitemapResponse(
    "index",
    paths.map((path) => env().SITE_URL + path),
  )
}
