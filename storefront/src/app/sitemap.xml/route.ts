import { env } from "@/config/env"
import * as routes from "@/config/routes"
import { sitemapParts } from "@/shell/seo/brand-sitemap"
import { sitemapResponse } from "@/shell/seo/sitemap"
import { readBrands } from "@/lib/medusa/catalogue"

// Never rendered by the build, which knows no catalogue. The reads are cached all the same.
export const dynamic = "force-dynamic"

/** The list of sitemaps: one of the site's own pages, and as many for each brand as keep each below 50,000 addresses. */
export async function GET(): Promise<Response> {
  const brands = await readBrands()
  const ofBrands = brands.flatMap(({ handle, productCount }) =>
    Array.from({ length: sitemapParts(productCount) }, (_, index) =>
      routes.sitemapOfBrand(handle, index + 1),
    ),
  )
  const paths = [routes.sitemapOfPages, ...ofBrands]
  return sitemapResponse(
    "index",
    paths.map((path) => env().SITE_URL + path),
  )
}
