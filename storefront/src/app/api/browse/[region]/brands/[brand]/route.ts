import { readBrandData } from "@/features/catalogue/deck/read"
import { respond } from "@/features/catalogue/deck/respond"

// Stored on the first request, like the page with the same data.
export const dynamic = "force-static"
export const dynamicParams = true
export const revalidate = false
export const generateStaticParams = () => []

interface Context {
  params: Promise<{ region: string; brand: string }>
}

/** Data of a brand's page. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { region, brand } = await params
  return respond(region, () => readBrandData(decodeURIComponent(brand)))
}
