import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { type ProductView, type StoreProductViewResponse } from "../../../contract"
import { countProductViewWorkflow } from "../../../workflows/popularity/workflows/count-product-view"

/** Counts a view of a product; nothing about the visitor is stored. */
export async function POST(
  req: MedusaStoreRequest<ProductView>,
  res: MedusaResponse<StoreProductViewResponse>,
): Promise<void> {
  const { result } = await countProductViewWorkflow(req.scope).run({ input: req.validatedBody })
  res.json({ product_view: result })
}
