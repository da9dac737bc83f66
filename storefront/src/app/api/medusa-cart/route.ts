import { checkoutRequestSchema, readLineRequest } from "@/features/buying/cart/line-request"
import { createMedusaCart } from "@/lib/medusa/checkout"

export const dynamic = "force-dynamic"

const NO_STORE = { "cache-control": "no-store" }

/**
 * Creates a Medusa cart from lines of variant ids and quantities: the first step of a checkout.
 *
 * @returns 201 with `cart` (id, and subtotal, tax and total in pounds); 400, 403, 413 or 415 for an invalid request; 409
 *   where Medusa does not sell one of the lines, 503 where Medusa does not respond
 */
export async function POST(request: Request): Promise<Response> {
  const read = await readLineRequest(request, checkoutRequestSchema)
  if (!read.ok) return read.response
  const lines = read.value.lines.map(({ variant_id: variantId, quantity }) => ({ variantId, quantity }))
  const created = await createMedusaCart(lines, request.headers.get("x-forwarded-for"))
  if (created.ok) return Response.json({ cart: created.value }, { status: 201, headers: NO_STORE })
  const { failure } = created
  const isRefused = failure.status !== undefined && failure.status >= 400 && failure.status < 500
  if (!isRefused) console.error("Creating a Medusa cart:", failure.cause)
  return Response.json(
    { message: failure.message },
    { status: isRefused && !failure.isRetryable ? 409 : 503, headers: NO_STORE },
  )
}
