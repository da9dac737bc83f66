import { ContainerRegistrationKeys, ProductStatus } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { STOCK_ALERT_MODULE } from "../../../modules/stock-alert"
import { type StockAlertModuleService } from "../../../modules/stock-alert/service"
import { readDefaultChannel } from "../../../product/default-location"
import { productDocuments } from "../../../search/product-documents"
import { readProductRows } from "../../../search/product-rows"

/** Makes the mails due of those products that are sold and in stock; returns the requests. Undone by taking them back. */
export const queueNewsStep = createStep(
  "queue-news",
  async (productIds: string[], { container }) => {
    const query = container.resolve(ContainerRegistrationKeys.QUERY)
    const products = await productDocuments(query, await readProductRows(container, productIds))
    const channel = await readDefaultChannel(query)
    const back = products
      .filter(
        ({ in_stock: inStock, status, sales_channel_ids: channels }) =>
          inStock && status === ProductStatus.PUBLISHED && channels?.some((id) => id === channel),
      )
      .map(({ id }) => id)
    const service = container.resolve<StockAlertModuleService>(STOCK_ALERT_MODULE)
    const queued = back.length > 0 ? await service.queueNews(back) : []
    return new StepResponse(queued, queued)
  },
  async (queued, { container }) => {
    if (queued?.length)
      await container.resolve<StockAlertModuleService>(STOCK_ALERT_MODULE).unqueueNews(queued)
  },
)
