import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { STOCK_ALERT_MODULE } from "../../../modules/stock-alert"
import { type StockAlertModuleService } from "../../../modules/stock-alert/service"

/** Deletes a request, or all of an address; returns their number. Undone by restoring the rows. */
export const forgetStockAlertsStep = createStep(
  "forget-stock-alerts",
  async (where: { id?: string; email?: string }, { container }) => {
    const rows = await container.resolve<StockAlertModuleService>(STOCK_ALERT_MODULE).forget(where)
    return new StepResponse(rows.length, rows)
  },
  async (rows, { container }) => {
    if (rows?.length) await container.resolve<StockAlertModuleService>(STOCK_ALERT_MODULE).putBack(rows)
  },
)
