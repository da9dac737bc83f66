import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { STOCK_ALERT_MODULE } from "../../../modules/stock-alert"
import { type StockAlertModuleService } from "../../../modules/stock-alert/service"

/** Confirms a request; returns whether there is one. Undone by making it unconfirmed again. */
export const confirmStockAlertStep = createStep(
  "confirm-stock-alert",
  async (id: string, { container }) => {
    const changed = await container.resolve<StockAlertModuleService>(STOCK_ALERT_MODULE).confirm(id)
    return new StepResponse(changed !== null, changed === true ? id : null)
  },
  async (id, { container }) => {
    if (!id) return
    await container
      .resolve<StockAlertModuleService>(STOCK_ALERT_MODULE)
      .updateStockAlerts({ id, confirmed_at: null })
  },
)
