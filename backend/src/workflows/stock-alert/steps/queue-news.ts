import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { STOCK_ALERT_MODULE } from "../../../modules/stock-alert"
import { type StockAlertModuleService } from "../../../modules/stock-alert/service"
import { stockOf } from "../../../search/product-document"
import { readProductRows } from "../../../search/product-rows"

/** Makes the mails due of those products that are in stock; returns the requests. Undone by taking them back. */
export const queueNewsStep = createStep(
  "queue-news",
  async (productIds: string[], { container }) => {
    const rows = await readProductRows(container, productIds)
    const back = rows.filter((row) => stockOf(row) > 0).map(({ id }) => id)
    const service = container.resolve<StockAlertModuleService>(STOCK_ALERT_MODULE)
    const queued = back.length > 0 ? await service.queueNews(back) : []
    return new StepResponse(queued, queued)
  },
  async (queued, { container }) => {
    if (queued?.length)
      await container.resolve<StockAlertModuleService>(STOCK_ALERT_MODULE).unqueueNews(queued)
  },
)
