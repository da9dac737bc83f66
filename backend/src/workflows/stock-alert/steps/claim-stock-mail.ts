import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readEnvironment } from "../../../config/environment"
import { mailSettings } from "../../../modules/mailer/environment"
import { STOCK_ALERT_MODULE } from "../../../modules/stock-alert"
import { type StockAlertModuleService } from "../../../modules/stock-alert/service"

/** Claims a due mail for this process; null when it is not due. Undone by making it due again at once. */
export const claimStockMailStep = createStep(
  "claim-stock-mail",
  async (id: string, { container }) => {
    const { lease } = mailSettings(readEnvironment(process.env))
    const mail = await container.resolve<StockAlertModuleService>(STOCK_ALERT_MODULE).claim(id, lease)
    return new StepResponse(mail, mail)
  },
  async (mail, { container }) => {
    if (!mail) return
    await container
      .resolve<StockAlertModuleService>(STOCK_ALERT_MODULE)
      .recordFailure(mail, "an internal error, see the log", 0)
  },
)
