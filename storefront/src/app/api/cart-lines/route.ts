import { toCartProduct } from "@/features/buying/cart/cart-product"
import { lineRequestSchema, readLineRequest } from "@/features/buying/cart/line-request"
import { readCartLines } from "@/lib/medusa/cart-lines"

export const dynamic = "force-dynamic"

const NO_STORE = { "cache-control": "no-store" }

/**
 * Reads the present state of products, for the lines of a cart and for typed part numbers. A POST, because a hundred ids
 * are longer than an address may be; nothing is changed.
 *
 * @returns 200 with `variants` (a product or null for each id) and `part_numbers` (a list of products for each) and
 *   `near` (for each part number without a product those that may be meant), in the order they were asked for; 400, 403, 413 or 415 for an invalid request, 503 where the backend does not respond
 */
export async function POST(request: Request): Promise<Response> {
  const read = await readLineRequest(request, lineRequestSchema)
  if (!read.ok) return read.response
  const { variants: ids, part_numbers: typed, near: isNearAsked } = read.value
  const found = await readCartLines(ids, typed, request.headers.get("x-forwarded-for"), isNearAsked)
  if (!found.ok) {
    console.error("Reading the lines of a cart:", found.failure.cause)
    return Response.json({ message: found.failure.message }, { status: 503, headers: NO_STORE })
  }
  const { variants, partNumbers, near } = found.value
  return Response.json(
    {
      variants: variants.map((product) => product && toCartProduct(product)),
      part_numbers: partNumbers.map((products) => products.map(toCartProduct)),
      near: near.map((products) => products.map(toCartProduct)),
    },
    { headers: NO_STORE },
  )
}
