import { productViewSchema } from "@scanwright/backend/contract"
import { env } from "@/config/env"
import { isOfThisSite } from "@/lib/is-of-this-site"
import { addProductView } from "@/lib/medusa/product-views"
import { parseJson, readBody } from "@/lib/read-body"

export const dynamic = "force-dynamic"

/** Longest accepted body, in bytes: one id. */
const BYTES_MOST = 200

/** Statuses of the backend that are passed on; any other failure is a 502. */
const PASSED_ON = [404, 429]

const respond = (status: number) => new Response(null, { status, headers: { "cache-control": "no-store" } })

/**
 * Counts a view of a product for the order by popularity. Reads no cookie, and stores nothing about the visitor.
 *
 * @returns 204; 400, 403, 404, 413, 429 or 502 where nothing was counted
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOfThisSite(request, env().SITE_URL)) return respond(403)
  const text = await readBody(request, BYTES_MOST)
  if (text === null) return respond(413)
  const view = productViewSchema.safeParse(parseJson(text))
  if (!view.success) return respond(400)
  const counted = await addProductView(view.data, request.headers.get("x-forwarded-for"))
  if (counted.ok) return respond(204)
  const { cause, status = 502 } = counted.failure
  if (PASSED_ON.includes(status)) return respond(status)
  console.error(`Counting a view of ${view.data.product_id}:`, cause)
  return respond(502)
}
