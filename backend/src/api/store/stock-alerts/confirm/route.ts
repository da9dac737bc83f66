import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { readEnvironment } from "../../../../config/environment"
import { type StockAlertToken, type StoreStockAlertLinkResponse } from "../../../../contract"
import { readToken } from "../../../../modules/stock-alert/token"
import { confirmStockAlertWorkflow } from "../../../../workflows/stock-alert/workflows/confirm-stock-alert"

/** Confirms the address of a request by the token of its mail. */
export async function POST(
  req: MedusaStoreRequest<StockAlertToken>,
  res: MedusaResponse<StoreStockAlertLinkResponse>,
): Promise<void> {
  const { JWT_SECRET } = readEnvironment(process.env)
  const id = readToken(JWT_SECRET, "confirm", req.validatedBody.token, Date.now())
  const { result } =
    id === null ? { result: false } : await confirmStockAlertWorkflow(req.scope).run({ input: { id } })
  res.json({ stock_alert: { status: result ? "confirmed" : "expired" } })
}
