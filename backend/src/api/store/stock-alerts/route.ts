import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { type StockAlertRequest, type StoreStockAlertResponse } from "../../../contract"
import { deliverStockMails } from "../../../workflows/stock-alert/deliver-stock-mails"
import { requestStockAlertWorkflow } from "../../../workflows/stock-alert/workflows/request-stock-alert"

/** Stores a request to be told when a product is back. The response does not disclose whether the address was known. */
export async function POST(
  req: MedusaStoreRequest<StockAlertRequest>,
  res: MedusaResponse<StoreStockAlertResponse>,
): Promise<void> {
  const { result } = await requestStockAlertWorkflow(req.scope).run({ input: req.validatedBody })
  res.json({ stock_alert: { status: "requested" } })
  // After the response, whose time must not disclose whether a mail was sent.
  if (result !== null) await deliverStockMails(req.scope, [result])
}
