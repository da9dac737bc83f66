import { readBrandData } from "@/features/catalogue/deck/read"
import { respond } from "@/features/catalogue/deck/respond"

// Stored when first asked for, like the page that shows the same.
export const dynamic = "force-static"
export const dynamicParams = true
export const revalidate = false
export const generateStaticParams = () => []

interface Context {
  params: Promise<{ region: string; brand: string }>
}

/** What a brand's page shows. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { region, brand } = await params
  return respond(region, () => readBrandData(decodeURIComponent(brand)))
}
