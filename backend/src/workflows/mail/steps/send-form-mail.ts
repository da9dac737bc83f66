import { type MedusaContainer } from "@medusajs/framework/types"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { SPAM_STATUS } from "../../../contract"
import { readEnvironment } from "../../../config/environment"
import { mailSettings } from "../../../modules/mailer/environment"
import { FORM_SUBMISSION_MODULE } from "../../../modules/form-submission"
import { type ClaimedMail, type MailOutcome } from "../../../modules/form-submission/mail-queue"
import { type FormSubmissionModuleService } from "../../../modules/form-submission/service"
import { readDeliveryError } from "../../../modules/mailer/delivery-failure"
import { type MailedSubmission } from "../../../modules/mailer/templates/submission"
import { composeFormMail, FORM_MAIL } from "../compose-form-mail"
import { handOver, takenBefore } from "../hand-over"
import { afterFailure } from "../retry-policy"

/** Reads the submission of a mail; null when it was deleted or is spam by now. */
async function readSubmission(container: MedusaContainer, id: string): Promise<MailedSubmission | null> {
  const service = container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
  const [submission] = await service.listFormSubmissions({ id })
  if (submission?.erased_at !== null || submission.status === SPAM_STATUS) return null
  const { reference, type, data, products, created_at } = submission
  return {
    reference,
    type,
    data,
    products: (products ?? []) as unknown as MailedSubmission["products"],
    created_at: new Date(created_at),
  }
}

async function send(container: MedusaContainer, mail: ClaimedMail): Promise<MailOutcome> {
  const message_id = await takenBefore(container, { resource_type: FORM_MAIL, resource_id: mail.id })
  if (message_id !== null) return { status: "sent", message_id }
  const submission = await readSubmission(container, mail.submission_id)
  if (!submission) return { status: "cancelled" }
  const environment = readEnvironment(process.env)
  const outgoing = composeFormMail(mail, submission, environment)
  try {
    await handOver(container, outgoing)
    return { status: "sent", message_id: outgoing.options.message_id }
  } catch (error) {
    return afterFailure(mail, readDeliveryError(error), mailSettings(environment), Date.now())
  }
}

/**
 * Sends a claimed mail and returns the outcome; a server that does not accept it is no failure of the step. Cannot be
 * undone: a sent mail stays sent.
 */
export const sendFormMailStep = createStep(
  "send-form-mail",
  async (mail: ClaimedMail | null, { container }) =>
    new StepResponse(mail ? await send(container, mail) : null),
)
