import { stockAlertTokenSchema } from "@scanwright/backend/contract"
import { endOfFailure, endWith, readPosted } from "@/features/forms/sending/stock-alert"
import { followStockAlertLink } from "@/lib/medusa/stock-alerts"

export const dynamic = "force-dynamic"

/**
 * Confirms or deletes a request to be told when a product is back, by the token of a link in its mail.
 *
 * @returns 303 to a page that says how it ended; 404 for another link
 */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ link: string }> },
): Promise<Response> {
  const { link } = await params
  if (link !== "confirm" && link !== "remove") return new Response(null, { status: 404 })
  const read = stockAlertTokenSchema.safeParse(await readPosted(request))
  if (!read.success) return endWith("expired")
  const result = await followStockAlertLink(link, read.data.token, request.headers.get("x-forwarded-for"))
  if (result.ok) return endWith(result.value.stock_alert.status)
  console.error("Following the link of a stock alert:", result.failure.cause)
  return endWith(endOfFailure(result.failure))
}
