import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { STOCK_ALERT_MODULE } from "../../../modules/stock-alert"
import { type StockAlertModuleService } from "../../../modules/stock-alert/service"

/** Times of a deletion, ISO 8601, and the largest number of requests of each kind. */
export interface ForgetOldStockAlerts {
  unconfirmed_before: string
  before: string
  most: number
}

/** Deletes old requests; returns their number. Not undone: their time is over. */
export const forgetOldStockAlertsStep = createStep(
  "forget-old-stock-alerts",
  async ({ unconfirmed_before, before, most }: ForgetOldStockAlerts, { container }) =>
    new StepResponse(
      await container.resolve<StockAlertModuleService>(STOCK_ALERT_MODULE).forgetOld({
        unconfirmedBefore: new Date(unconfirmed_before),
        before: new Date(before),
        most,
      }),
    ),
)
