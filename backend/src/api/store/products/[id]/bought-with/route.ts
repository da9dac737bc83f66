import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { type StoreRelatedProductsResponse } from "../../../../../contract"
import { productsAskedForWith } from "../../../../../search/together"
import { visibleProducts } from "../../../../../search/visible-products"
import { type StoreGetBoughtWithParamsType } from "../../validators"

/** Lists products that were asked for together with the one in the path; none where there is no such product. */
export async function GET(
  req: MedusaStoreRequest,
  res: MedusaResponse<StoreRelatedProductsResponse>,
): Promise<void> {
  const { limit } = req.validatedQuery as StoreGetBoughtWithParamsType
  const products = await productsAskedForWith(req.scope, req.params.id ?? "", limit, visibleProducts(req))
  res.json({ products })
}
