import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { type StoreRelatedProductsResponse } from "../../../../../contract"
import { relatedProducts } from "../../../../../search/related-products"
import { visibleProducts } from "../../../../../search/visible-products"
import { type StoreGetRelatedProductsParamsType } from "../../validators"

/** Lists products related to the one in the path: 404 when visitors may not see that one. */
export async function GET(
  req: MedusaStoreRequest,
  res: MedusaResponse<StoreRelatedProductsResponse>,
): Promise<void> {
  const { limit } = req.validatedQuery as StoreGetRelatedProductsParamsType
  const products = await relatedProducts(req.scope, req.params.id ?? "", limit, visibleProducts(req))
  res.json({ products })
}
