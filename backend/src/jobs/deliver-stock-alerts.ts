import { type MedusaContainer } from "@medusajs/framework/types"
import { deliverDueStockMails, sendStockNews } from "../workflows/stock-alert/deliver-stock-mails"

/** Milliseconds between runs: mails usually go out at once, and a run is for those that failed or whose event was lost. */
const EVERY = 60_000

let running = false

/** Delivers mails about stock that are due. A run that takes longer than the interval is not joined by another. */
export default async function deliverStockAlerts(container: MedusaContainer): Promise<void> {
  if (running) return
  running = true
  try {
    await sendStockNews(container, null)
    await deliverDueStockMails(container)
  } finally {
    running = false
  }
}

export const config = { name: "deliver-stock-alerts", schedule: { interval: EVERY } }
