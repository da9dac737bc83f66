import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { type StoreSuggestionsResponse } from "../../../../contract"
import { suggestProducts } from "../../../../search/suggestions"
import { visibleProducts } from "../../../../search/visible-products"
import { type StoreGetSuggestionsParamsType } from "../validators"

/** Suggests products for a search text while it is typed. */
export async function GET(
  req: MedusaStoreRequest,
  res: MedusaResponse<StoreSuggestionsResponse>,
): Promise<void> {
  const { q, limit } = req.validatedQuery as StoreGetSuggestionsParamsType
  res.json(
    q
      ? await suggestProducts(req.scope, q, limit, visibleProducts(req))
      : { suggestions: [], count: 0, found_by: null },
  )
}
