import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { type MissedSearch, type StoreMissedSearchResponse } from "../../../contract"
import { visibleProducts } from "../../../search/visible-products"
import { countMissedSearchWorkflow } from "../../../workflows/missed-search/workflows/count-missed-search"

/** Counts a search that found no product; nothing about the visitor is stored. */
export async function POST(
  req: MedusaStoreRequest<MissedSearch>,
  res: MedusaResponse<StoreMissedSearchResponse>,
): Promise<void> {
  const { text } = req.validatedBody
  const { result } = await countMissedSearchWorkflow(req.scope).run({
    input: { text, visible: visibleProducts(req) },
  })
  res.json({ missed_search: { is_counted: result } })
}
