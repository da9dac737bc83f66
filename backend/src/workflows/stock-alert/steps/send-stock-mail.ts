import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type Environment, readEnvironment } from "../../../config/environment"
import { machineTypeOf } from "../../../contract"
import { readDeliveryError } from "../../../modules/mailer/delivery-failure"
import { mailSettings } from "../../../modules/mailer/environment"
import { renderMail } from "../../../modules/mailer/templates/render"
import { backInStock, stockAlertConfirmation } from "../../../modules/mailer/templates/stock-alert"
import { STOCK_ALERT_MODULE } from "../../../modules/stock-alert"
import { type ClaimedAlert, type StockAlertModuleService } from "../../../modules/stock-alert/service"
import { makeToken, type StockAlertLink } from "../../../modules/stock-alert/token"
import { readProductRows } from "../../../search/product-rows"
import { readCompany } from "../../company-facts/read-company"
import { readMailTexts } from "../../mail-text/read-mail-texts"
import { forgetNotifications, handOver, takenBefore } from "../../mail/hand-over"
import { afterFailure } from "../../mail/retry-policy"

/** Resource type of these mails in Medusa's notifications. */
const STOCK_ALERT = "stock_alert"

/** The product of a request with its page; null once it is no longer there. */
async function readProduct(container: MedusaContainer, id: string, storefrontUrl: string) {
  const [row] = await readProductRows(container, [id])
  if (!row) return null
  const [brand, type] = [row.brand?.handle, machineTypeOf(row.categories)?.handle]
  const path =
    brand && type ? [brand, type, row.handle].map((part) => encodeURIComponent(part)).join("/") : ""
  return { name: row.title, url: `${storefrontUrl}/products/${path}` }
}

function linkOf(environment: Environment, link: StockAlertLink, id: string): string {
  const address = new URL(`${environment.STOREFRONT_URL}/stock-alert`)
  address.searchParams.set(link, makeToken(environment.JWT_SECRET, link, id, Date.now()))
  return address.toString()
}

async function send(container: MedusaContainer, mail: ClaimedAlert, environment: Environment): Promise<void> {
  const subject = { resource_type: STOCK_ALERT, resource_id: `${mail.id}/${mail.pending_mail}` }
  if ((await takenBefore(container, subject)) !== null) return
  const product = await readProduct(container, mail.product_id, environment.STOREFRONT_URL)
  if (!product) return
  const company = await readCompany(container, environment)
  const texts = await readMailTexts(container)
  const remove = linkOf(environment, "remove", mail.id)
  const links = { confirm: linkOf(environment, "confirm", mail.id), remove }
  const document =
    mail.pending_mail === "confirmation"
      ? stockAlertConfirmation(company, product, links, texts)
      : backInStock(company, product, remove, texts)
  await handOver(container, {
    ...subject,
    to: mail.email,
    template: `stock-alert-${mail.pending_mail}`,
    content: renderMail(document, company),
    options: { automatic: "generated" },
    key: `${subject.resource_id}/${mail.created_at}`,
  })
}

/** Sends a claimed mail and records the outcome. Cannot be undone: a sent mail stays sent. */
export const sendStockMailStep = createStep(
  "send-stock-mail",
  async (mail: ClaimedAlert | null, { container }) => {
    if (!mail) return new StepResponse(null)
    const service = container.resolve<StockAlertModuleService>(STOCK_ALERT_MODULE)
    const environment = readEnvironment(process.env)
    try {
      await send(container, mail, environment)
      await service.recordSent(mail)
    } catch (error) {
      const failure = readDeliveryError(error)
      const outcome = afterFailure(mail, failure, mailSettings(environment), Date.now())
      const isGivenUp = outcome.status === "failed"
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(
          `Stock alert ${mail.id} (${mail.pending_mail}), try ${mail.attempt}: ${failure.reason}${isGivenUp ? ". Given up" : ""}`,
        )
      await service.recordFailure(mail, failure.reason, isGivenUp ? null : (outcome.retry_in ?? 0))
    }
    await forgetNotifications(container, {
      resource_type: STOCK_ALERT,
      resource_id: `${mail.id}/${mail.pending_mail}`,
    })
    return new StepResponse(mail.id)
  },
)
