import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminCatalogueResponse } from "../../../contract"
import { searchAdminCatalogue } from "../../../search/admin-catalogue"
import { type AdminGetCatalogueParamsType } from "./validators"

/** Lists products for staff from the search index, including drafts: search, filters, facets, order and paging. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminCatalogueResponse>,
): Promise<void> {
  const query = req.validatedQuery as AdminGetCatalogueParamsType
  const found = await searchAdminCatalogue(req.scope, query)
  res.json({ ...found, offset: query.offset, limit: query.limit })
}
