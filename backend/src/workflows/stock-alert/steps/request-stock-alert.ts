import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type StockAlertRequest } from "../../../contract"
import { STOCK_ALERT_MODULE } from "../../../modules/stock-alert"
import { type StockAlertModuleService } from "../../../modules/stock-alert/service"

/** Stores a request with its pending mail; undone by deleting a new one. A mail that is due again stays due. */
export const requestStockAlertStep = createStep(
  "request-stock-alert",
  async (request: Pick<StockAlertRequest, "product_id" | "email">, { container }) => {
    const stored = await container.resolve<StockAlertModuleService>(STOCK_ALERT_MODULE).request(request)
    return new StepResponse(stored?.id ?? null, stored?.created ? stored.id : null)
  },
  async (id, { container }) => {
    if (id) await container.resolve<StockAlertModuleService>(STOCK_ALERT_MODULE).forget({ id })
  },
)
