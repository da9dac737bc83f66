import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { errorMessage } from "../../lib/error-message"
import { STOCK_ALERT_MODULE } from "../../modules/stock-alert"
import { type StockAlertModuleService } from "../../modules/stock-alert/service"
import { deliverStockMailWorkflow } from "./workflows/deliver-stock-mail"
import { queueStockNewsWorkflow } from "./workflows/queue-stock-news"

/** Due mails of one run: the next one goes on. */
const MAILS_MOST = 200

/** Delivers the mails of some requests, one after the other. Never throws: the job tries again. */
export async function deliverStockMails(container: MedusaContainer, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    try {
      await deliverStockMailWorkflow(container).run({ input: { id } })
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`Delivering the mail of stock alert ${id} failed: ${errorMessage(error)}`)
    }
  }
}

/** Delivers every mail that is due. */
export async function deliverDueStockMails(container: MedusaContainer): Promise<void> {
  const service = container.resolve<StockAlertModuleService>(STOCK_ALERT_MODULE)
  await deliverStockMails(container, await service.dueMails(MAILS_MOST))
}

/**
 * Writes to those who wait for products that are in stock again.
 *
 * @param productIds to look at; null for all that somebody waits for
 */
export async function sendStockNews(
  container: MedusaContainer,
  productIds: readonly string[] | null,
): Promise<void> {
  const service = container.resolve<StockAlertModuleService>(STOCK_ALERT_MODULE)
  const awaited = await service.awaitedProducts(productIds)
  if (awaited.length === 0) return
  const { result } = await queueStockNewsWorkflow(container).run({ input: { product_ids: awaited } })
  await deliverStockMails(container, result)
}
