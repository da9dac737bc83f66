import { staffRoute } from "@/staff/session/staff-route"
import { findStaffProducts } from "@/staff/products/editor/data"

/**
 * Products to choose from: `?q=`.
 *
 * @returns 200 with `products`; 401 where the session has ended meanwhile, 503 where Medusa does not respond
 */
export const GET = staffRoute("/api/staff/product-options", async (request) => {
  const query = new URL(request.url).searchParams.get("q")?.trim().slice(0, 200) ?? ""
  if (query === "") return Response.json({ products: [] })
  const found = await findStaffProducts(query)
  if (found.ok) return Response.json({ products: found.value })
  const { kind, message, cause } = found.failure
  if (kind !== "expired") console.error(`Finding products for ${JSON.stringify(query)}:`, cause)
  return Response.json({ message }, { status: kind === "expired" ? 401 : 503 })
})
