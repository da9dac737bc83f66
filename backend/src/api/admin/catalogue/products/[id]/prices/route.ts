import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminPriceHistoryResponse } from "../../../../../../contract"
import { readPriceHistory } from "../../../../../../product/price-history"

/** Lists the last changes of a product's price. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminPriceHistoryResponse>,
): Promise<void> {
  res.json({ prices: await readPriceHistory(req.scope, req.params.id ?? "") })
}
