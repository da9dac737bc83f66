import { stockAlertRequestSchema } from "@scanwright/backend/contract"
import { endOfFailure, endWith, readPosted } from "@/features/forms/sending/stock-alert"
import { requestStockAlert } from "@/lib/medusa/stock-alerts"

export const dynamic = "force-dynamic"

/**
 * Stores a request to be told when a product is back, as the product's page posts it.
 *
 * @returns 303 to a page that says how it ended, the same for known and unknown addresses
 */
export async function POST(request: Request): Promise<Response> {
  const posted = await readPosted(request)
  const read = stockAlertRequestSchema.safeParse({
    ...posted,
    privacy_consent: posted?.privacy_consent === "true",
  })
  if (!read.success) return endWith("refused")
  const result = await requestStockAlert(read.data, request.headers.get("x-forwarded-for"))
  if (result.ok) return endWith("requested")
  console.error(`Storing a stock alert of ${read.data.product_id}:`, result.failure.cause)
  return endWith(endOfFailure(result.failure))
}
