import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminProductResponse } from "../../../../contract"
import { readProducts } from "../../../../product/read-products"
import { present } from "../../../../lib/not-found"

/**
 * Sends a product with the contract's fields.
 *
 * @throws MedusaError (not found) where there is none
 */
export async function sendProduct(
  req: AuthenticatedMedusaRequest<unknown>,
  res: MedusaResponse<AdminProductResponse>,
  id: string,
): Promise<void> {
  const stored = await readProducts(req.scope, [id])
  res.json({ product: present(stored.get(id), "Product", id).product })
}
