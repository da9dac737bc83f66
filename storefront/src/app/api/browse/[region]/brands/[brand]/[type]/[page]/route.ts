import { readListData } from "@/features/catalogue/deck/read"
import { gone, respond } from "@/features/catalogue/deck/respond"
import { pageSchema } from "@/lib/page-number"

// Stored on the first request, like the page with the same data.
export const dynamic = "force-static"
export const dynamicParams = true
export const revalidate = false
export const generateStaticParams = () => []

interface Context {
  params: Promise<{ region: string; brand: string; type: string; page: string }>
}

/** Data of one page of a brand's products of a machine type; 404 beyond the last page. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { region, brand, type, page: number } = await params
  const page = pageSchema.safeParse(number)
  if (!page.success) return gone()
  return respond(region, async () => {
    const data = await readListData(decodeURIComponent(brand), decodeURIComponent(type), page.data)
    return data && page.data <= data.list.pageCount ? data : null
  })
}
