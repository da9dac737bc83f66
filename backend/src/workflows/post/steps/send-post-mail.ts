import { type MedusaContainer } from "@medusajs/framework/types"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readEnvironment } from "../../../config/environment"
import { type MailOutcome } from "../../../lib/mail-queue"
import { readDeliveryError } from "../../../modules/mailer/delivery-failure"
import { mailSettings } from "../../../modules/mailer/environment"
import { type ClaimedPostMail } from "../../../modules/post/mail-queue"
import { handOver, POST_MAIL, takenBefore } from "../../mail/hand-over"
import { afterFailure } from "../../mail/retry-policy"
import { composePostMail } from "../compose-post-mail"

async function send(container: MedusaContainer, mail: ClaimedPostMail): Promise<MailOutcome> {
  const message_id = await takenBefore(container, { resource_type: POST_MAIL, resource_id: mail.id })
  if (message_id !== null) return { status: "sent", message_id }
  const environment = readEnvironment(process.env)
  const outgoing = await composePostMail(container, mail, environment)
  if (outgoing === null) return { status: "cancelled" }
  try {
    await handOver(container, outgoing)
    return { status: "sent", message_id: outgoing.options.message_id ?? null }
  } catch (error) {
    return afterFailure(mail, readDeliveryError(error), mailSettings(environment), Date.now())
  }
}

/**
 * Sends a claimed mail and returns the outcome; a server that does not accept it is no failure of the step. Cannot be
 * undone: a sent mail stays sent.
 */
export const sendPostMailStep = createStep(
  "send-post-mail",
  async (mail: ClaimedPostMail | null, { container }) =>
    new StepResponse(mail ? await send(container, mail) : null),
)
