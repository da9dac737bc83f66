import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminStockAlertsResponse } from "../../../../../contract"
import { STOCK_ALERT_MODULE } from "../../../../../modules/stock-alert"
import { type StockAlertModuleService } from "../../../../../modules/stock-alert/service"

/** Counts those who wait for a product. No address is handed out: the mail is sent by itself. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminStockAlertsResponse>,
): Promise<void> {
  const [, waiting] = await req.scope
    .resolve<StockAlertModuleService>(STOCK_ALERT_MODULE)
    .listAndCountStockAlerts(
      { product_id: req.params.id, confirmed_at: { $ne: null } },
      { take: 1, select: ["id"] },
    )
  res.json({ stock_alerts: { waiting } })
}
