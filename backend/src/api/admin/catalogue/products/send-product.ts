import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { type AdminProductResponse } from "../../../../contract"
import { readProducts } from "../../../../product/read-products"

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
  const stored = (await readProducts(req.scope, [id])).get(id)
  if (!stored) throw new MedusaError(MedusaError.Types.NOT_FOUND, `Product with id: ${id} was not found`)
  res.json({ product: stored.product })
}
