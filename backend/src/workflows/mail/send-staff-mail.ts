import { randomUUID } from "node:crypto"
import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { errorMessage } from "../../lib/error-message"
import { type Company } from "../../contract"
import { type Environment, readEnvironment } from "../../config/environment"
import { mailSettings } from "../../modules/mailer/environment"
import { type MailDocument } from "../../modules/mailer/templates/document"
import { renderMail } from "../../modules/mailer/templates/render"
import { readDeliveryError } from "../../modules/mailer/delivery-failure"
import { forgetNotifications, handOver, type MailSubject, type OutgoingMail } from "./hand-over"

/** A mail to one member of staff. */
export interface StaffMail extends MailSubject {
  to: string
  template: string
  document: MailDocument
  /** The company that sends it. */
  company: Company
  /** Milliseconds after which the mail is given up: its link has expired, or was requested again. */
  worthFor: number
}

function compose(
  { to, template, document, company, ...subject }: StaffMail,
  environment: Environment,
): OutgoingMail {
  const id = randomUUID()
  const [, domain = ""] = mailSettings(environment).from.address.split("@")
  return {
    ...subject,
    to,
    template,
    content: renderMail(document, company),
    options: { automatic: "generated", message_id: `<${id}@${domain}>` },
    key: id,
  }
}

/**
 * Sends a mail to one member of staff, and tries again for a while. Unlike mails about form submissions it is in memory
 * only: its link opens the staff area and must not be stored in the database. A restart may lose the mail; then the
 * invitation is sent again, or the password reset requested again. Never throws.
 *
 * @param container any container of the application
 * @param mail to send
 * @returns resolves after the first try
 */
export async function sendStaffMail(container: MedusaContainer, mail: StaffMail): Promise<void> {
  const environment = readEnvironment(process.env)
  await attempt(container, {
    mail,
    outgoing: compose(mail, environment),
    environment,
    began: Date.now(),
    tries: 1,
  })
}

interface Attempt {
  mail: StaffMail
  outgoing: OutgoingMail
  environment: Environment
  /** Time of the first try, in epoch milliseconds. */
  began: number
  tries: number
}

async function attempt(container: MedusaContainer, state: Attempt): Promise<void> {
  const { mail, outgoing, tries } = state
  try {
    await handOver(container, { ...outgoing, key: `${outgoing.key}/${tries}` })
  } catch (error) {
    tryAgain(container, state, error)
  }
  try {
    await forgetNotifications(container, mail)
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(
      `Deleting the notifications of ${mail.resource_type} ${mail.resource_id} failed: ${errorMessage(error)}`,
    )
  }
}

function tryAgain(container: MedusaContainer, state: Attempt, error: unknown): void {
  const { mail, environment, began, tries } = state
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const { retryAfter } = mailSettings(environment)
  const wait = retryAfter[Math.min(tries, retryAfter.length) - 1] ?? 0
  const { permanent, reason } = readDeliveryError(error)
  const what = `The ${mail.template} mail for ${mail.resource_type} ${mail.resource_id}, try ${tries}: ${reason}`
  if (permanent || Date.now() + wait - began > mail.worthFor) {
    logger.error(`${what}. Given up: it must be requested again`)
    return
  }
  logger.warn(`${what}. Trying again in ${wait / 1_000} s`)
  setTimeout(() => void attempt(container, { ...state, tries: tries + 1 }), wait).unref()
}
