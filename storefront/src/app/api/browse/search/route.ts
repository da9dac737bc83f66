import { z } from "zod"
import { findProducts } from "@/features/catalogue/deck/read"
import { gone } from "@/features/catalogue/deck/respond"
import { searchQuerySchema } from "@/features/catalogue/deck/search-query"

export const dynamic = "force-dynamic"

const NOT_STORED = { "cache-control": "no-store" }

/**
 * The products that a search of the browsing screen finds.
 *
 * @returns 200 with the page of products; 400 with the reason, 404 for an unknown brand or machine type, and beyond the last page
 */
export async function GET(request: Request): Promise<Response> {
  const query = searchQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) return Response.json({ message: z.prettifyError(query.error) }, { status: 400 })
  const data = await findProducts(query.data, request.headers.get("x-forwarded-for"))
  const isThere = typeof data !== "string" && query.data.page <= data.list.pageCount
  return isThere ? Response.json(data, { headers: NOT_STORED }) : gone()
}
