import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type AdminProductResponse } from "../../../../contract"
import { readPriceListPrices } from "../../../../product/guest-prices"
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
  const { product, variantId } = present(stored.get(id), "Product", id)
  const query = req.scope.resolve(ContainerRegistrationKeys.QUERY)
  const prices = await readPriceListPrices(query, variantId === null ? [] : [variantId])
  res.json({ product, price_list_price: prices.get(variantId ?? "") ?? null })
}
