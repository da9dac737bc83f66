import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { readEnvironment } from "../../../../config/environment"
import { type StockAlertToken, type StoreStockAlertLinkResponse } from "../../../../contract"
import { readToken } from "../../../../modules/stock-alert/token"
import { forgetStockAlertWorkflow } from "../../../../workflows/stock-alert/workflows/forget-stock-alert"

/** Deletes a request by the token of one of its mails. */
export async function POST(
  req: MedusaStoreRequest<StockAlertToken>,
  res: MedusaResponse<StoreStockAlertLinkResponse>,
): Promise<void> {
  const { JWT_SECRET } = readEnvironment(process.env)
  const id = readToken(JWT_SECRET, "remove", req.validatedBody.token, Date.now())
  const { result } =
    id === null ? { result: 0 } : await forgetStockAlertWorkflow(req.scope).run({ input: { id } })
  res.json({ stock_alert: { status: result > 0 ? "removed" : "expired" } })
}
