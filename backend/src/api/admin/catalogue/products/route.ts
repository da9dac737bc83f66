import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminProductResponse } from "../../../../contract"
import { saveProducts } from "../../../../workflows/product/save-products/save-products"
import { type AdminCreateProduct } from "../validators"
import { sendProduct } from "./send-product"

/** Creates a product with price, stock, brand, categories, profile and pictures. */
export async function POST(
  req: AuthenticatedMedusaRequest<AdminCreateProduct>,
  res: MedusaResponse<AdminProductResponse>,
): Promise<void> {
  const [id = ""] = await saveProducts(req.scope, [req.validatedBody])
  await sendProduct(req, res, id)
}
