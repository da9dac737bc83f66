import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { FORM_SUBMISSION_MODULE } from "../../../modules/form-submission"
import { type MailOutcome } from "../../../lib/mail-queue"
import { type ClaimedMail } from "../../../modules/form-submission/mail-queue"
import { HELD } from "../../../modules/form-submission/acknowledgement-limit"
import { type FormSubmissionModuleService } from "../../../modules/form-submission/service"
import { forgetNotifications, POST_MAIL } from "../hand-over"
import { type Tried } from "./send-form-mail"

interface MailOutcomeInput {
  mail: ClaimedMail | null
  tried: Tried | null
}

/** The outcome for a mail that was joined with another: a failed one is held again, and goes out with the next. */
const outcomeOfJoined = ({ status, message_id = null, retry_in = 0 }: MailOutcome): MailOutcome =>
  status === "sent" ? { status, message_id } : { status: "pending", last_error: HELD, retry_in }

/** Records the outcome of a try. Not undone: it is a fact, and the last step of its workflow. */
export const recordMailOutcomeStep = createStep(
  "record-mail-outcome",
  async ({ mail, tried }: MailOutcomeInput, { container }) => {
    if (!mail || !tried) return new StepResponse(null)
    const { outcome, joined } = tried
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    const what = `Mail ${mail.id} (${mail.kind}) of submission ${mail.submission_id}, try ${mail.attempt}`
    const service = container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
    const isWritten = await service.recordMailOutcome(mail, outcome)
    for (const each of joined) await service.recordMailOutcome(each, outcomeOfJoined(outcome))
    if (!isWritten) {
      logger.warn(`${what}: its lease had ended before it was ${outcome.status}; another try has taken over`)
      return new StepResponse(null)
    }
    await forgetNotifications(container, { resource_type: POST_MAIL, resource_id: mail.id })
    const { status, last_error: reason = "", retry_in = 0 } = outcome
    if (status === "failed") logger.error(`${what}: given up: ${reason}. Staff can send it again`)
    if (status === "pending") logger.warn(`${what}: ${reason}. Trying again in ${retry_in / 1_000} s`)
    return new StepResponse(outcome)
  },
)
