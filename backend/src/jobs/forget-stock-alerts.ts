import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { STOCK_ALERT_CONFIRM_DAYS, STOCK_ALERT_RETENTION_DAYS } from "../contract"
import { forgetOldStockAlertsWorkflow } from "../workflows/stock-alert/workflows/forget-old-stock-alerts"

/** Requests deleted in one transaction: few, so that other writes do not wait for it. */
const PORTION = 500

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000).toISOString()

/** Deletes requests that were never confirmed, and those that have waited for too long. */
export default async function forgetStockAlerts(container: MedusaContainer): Promise<void> {
  let forgotten = 0
  for (let portion = PORTION; portion >= PORTION; forgotten += portion) {
    const { result } = await forgetOldStockAlertsWorkflow(container).run({
      input: {
        unconfirmed_before: daysAgo(STOCK_ALERT_CONFIRM_DAYS),
        before: daysAgo(STOCK_ALERT_RETENTION_DAYS),
        most: PORTION,
      },
    })
    portion = result
  }
  container.resolve(ContainerRegistrationKeys.LOGGER).info(`Deleted ${forgotten} old stock alerts`)
}

export const config = { name: "forget-stock-alerts", schedule: "30 3 * * *" }
