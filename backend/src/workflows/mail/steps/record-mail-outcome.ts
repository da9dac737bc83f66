import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { FORM_SUBMISSION_MODULE } from "../../../modules/form-submission"
import { type ClaimedMail, type MailOutcome } from "../../../modules/form-submission/mail-queue"
import { type FormSubmissionModuleService } from "../../../modules/form-submission/service"
import { FORM_MAIL } from "../compose-form-mail"
import { forgetNotifications } from "../hand-over"

interface MailOutcomeInput {
  mail: ClaimedMail | null
  outcome: MailOutcome | null
}

/** Records the outcome of a try. Not undone: it is a fact, and the last step of its workflow. */
export const recordMailOutcomeStep = createStep(
  "record-mail-outcome",
  async ({ mail, outcome }: MailOutcomeInput, { container }) => {
    if (!mail || !outcome) return new StepResponse(null)
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    const what = `Mail ${mail.id} (${mail.kind}) of submission ${mail.submission_id}, try ${mail.attempt}`
    const service = container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
    const isWritten = await service.recordMailOutcome(mail, outcome)
    if (!isWritten) {
      logger.warn(`${what}: its lease had ended before it was ${outcome.status}; another try has taken over`)
      return new StepResponse(null)
    }
    await forgetNotifications(container, { resource_type: FORM_MAIL, resource_id: mail.id })
    const { status, last_error: reason = "", retry_in = 0 } = outcome
    if (status === "failed") logger.error(`${what}: given up: ${reason}. Staff can send it again`)
    if (status === "pending") logger.warn(`${what}: ${reason}. Trying again in ${retry_in / 1_000} s`)
    return new StepResponse(outcome)
  },
)
