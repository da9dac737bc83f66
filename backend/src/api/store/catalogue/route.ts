import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { type StoreCatalogueResponse } from "../../../contract"
import { searchCatalogue } from "../../../search/catalogue-search"
import { visibleProducts } from "../../../search/visible-products"
import { type StoreGetCatalogueParamsType } from "./validators"

/** Lists products from the search index: search, filters, facets, order and paging. */
export async function GET(
  req: MedusaStoreRequest,
  res: MedusaResponse<StoreCatalogueResponse>,
): Promise<void> {
  const query = req.validatedQuery as StoreGetCatalogueParamsType
  const found = await searchCatalogue(req.scope, query, visibleProducts(req))
  res.json({ ...found, offset: query.offset, limit: query.limit })
}
