import { env } from "@/config/env"
import { pathsOfSitemap, readSitemapFile } from "@/shell/seo/brand-sitemap"
import { sitemapResponse } from "@/shell/seo/sitemap"

export const dynamic = "force-static"
export const revalidate = false
export const generateStaticParams = () => []

interface Context {
  params: Promise<{ file: string }>
}

/** One part of a brand's pages, for search engines; an empty list for a brand without products, 404 for an unknown one. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const file = readSitemapFile(decodeURIComponent((await params).file))
  const paths = file && (await pathsOfSitemap(file.brand, file.part))
  if (!paths) return new Response(null, { status: 404 })
  return sitemapResponse(
    "pages",
    paths.map((path) => env().SITE_URL + path),
  )
}
