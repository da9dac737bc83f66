import { filterSchema } from "@/features/content/blog/filters"
import { readArticles } from "@/lib/medusa/blogs"

// Read on the first request, and a static file from then on, until an article changes.
export const dynamic = "force-static"
export const revalidate = false
export const generateStaticParams = () => []

interface Context {
  params: Promise<{ type: string }>
}

/**
 * The first page of the articles of a kind, for the filter of the list.
 *
 * @returns 404 for an unknown kind; an error, which is not stored, while the articles cannot be read
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const filter = filterSchema.safeParse((await params).type)
  if (!filter.success) return new Response(null, { status: 404 })
  return Response.json(await readArticles(filter.data, 1))
}
