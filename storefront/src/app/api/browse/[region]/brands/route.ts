import { readBrandsData } from "@/features/catalogue/deck/read"
import { respond } from "@/features/catalogue/deck/respond"

// Stored when first asked for, like the page that shows the same.
export const dynamic = "force-static"
export const dynamicParams = true
export const revalidate = false
export const generateStaticParams = () => []

interface Context {
  params: Promise<{ region: string }>
}

/** What the stacked deck and the brands show. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { region } = await params
  return respond(region, readBrandsData)
}
