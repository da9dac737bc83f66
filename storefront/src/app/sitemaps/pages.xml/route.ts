import { env } from "@/config/env"
import { INDEXED_PAGES } from "@/config/navigation"
import * as routes from "@/config/routes"
import { sitemapResponse } from "@/shell/seo/sitemap"
import { readAllArticles } from "@/lib/medusa/blogs"
import { readMachineTypes } from "@/lib/medusa/catalogue"
import { readIndexed } from "@/lib/medusa/url-seo"

// Never rendered by the build, which does not know the site's address. The reads are cached all the same.
export const dynamic = "force-dynamic"

/** The site's own pages, the list of each machine type, and the articles, for search engines. */
export async function GET(): Promise<Response> {
  const [machineTypes, articles, isIndexed] = await Promise.all([
    readMachineTypes(),
    readAllArticles(),
    readIndexed(),
  ])
  const paths = [
    ...INDEXED_PAGES,
    ...machineTypes.map(({ handle }) => routes.productList({ machineType: handle })),
    ...articles.map(({ handle }) => routes.blog(handle)),
  ]
  return sitemapResponse(
    "pages",
    paths.filter(isIndexed).map((path) => env().SITE_URL + path),
  )
}
