import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type MailOutcome } from "../../../lib/mail-queue"
import { POST_MODULE } from "../../../modules/post"
import { type ClaimedPostMail } from "../../../modules/post/mail-queue"
import { type PostModuleService } from "../../../modules/post/service"
import { forgetNotifications, POST_MAIL } from "../../mail/hand-over"

interface RecordPostMail {
  mail: ClaimedPostMail | null
  outcome: MailOutcome | null
}

/** Records the outcome of a try. Not undone: it is a fact, and the last step of its workflow. */
export const recordPostMailStep = createStep(
  "record-post-mail",
  async ({ mail, outcome }: RecordPostMail, { container }) => {
    if (!mail || !outcome) return new StepResponse(null)
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    const what = `Mail ${mail.id} (${mail.kind}) about ${mail.subject_type} ${mail.subject_id}, try ${mail.attempt}`
    const isWritten = await container.resolve<PostModuleService>(POST_MODULE).recordMailOutcome(mail, outcome)
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
