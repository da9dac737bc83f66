import { env } from "@/config/env"
import { routes } from "@/config/routes"
import { sitemapResponse } from "@/features/seo/sitemap"
import { readAllOf } from "@/lib/medusa/catalogue"

export const dynamic = "force-static"
export const revalidate = false
export const generateStaticParams = () => []

const EXTENSION = ".xml"

interface Context {
  params: Promise<{ file: string }>
}

/** A brand's pages, for search engines; an empty list for a brand without products. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const file = decodeURIComponent((await params).file)
  if (!file.endsWith(EXTENSION)) return new Response(null, { status: 404 })
  const brand = file.slice(0, -EXTENSION.length)
  const products = await readAllOf(brand)
  const machineTypes = new Set(products.map((product) => product.machineType.handle))
  const paths = [
    ...(products.length > 0 ? [routes.brand(brand)] : []),
    ...[...machineTypes].map((machineType) => routes.machineType(brand, machineType)),
    ...products.map((product) => routes.product(brand, product.machineType.handle, product.handle)),
  ]
  return sitemapResponse(
    "pages",
    paths.map((path) => env().SITE_URL + path),
  )
}
