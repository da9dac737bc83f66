import { type SubscriberArgs, type SubscriberConfig } from "@medusajs/framework"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { staleProducts } from "../catalogue-sync/stale-products"
import { errorMessage } from "../lib/error-message"
import { sendStockNews } from "../workflows/stock-alert/deliver-stock-mails"

/** Events after which a product may be in stock again. */
const EVENTS = [
  "inventory.inventory-level.created",
  "inventory.inventory-level.updated",
  "inventory.reservation-item.updated",
  "inventory.reservation-item.deleted",
  "product-variant.updated",
]

/** Writes to those who wait for a product once it is in stock again. If an event is lost, the job finds them. */
export default async function stockAlertSubscriber({
  event: { name, data },
  container,
}: SubscriberArgs<{ id?: string | string[] }>): Promise<void> {
  try {
    const products = await staleProducts(container, name, [data.id ?? []].flat())
    if (products.length > 0) await sendStockNews(container, products)
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`Writing to those who wait after ${name} failed: ${errorMessage(error)}`)
  }
}

export const config: SubscriberConfig = { event: EVENTS, context: { subscriberId: "stock-alert" } }
