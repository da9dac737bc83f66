import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readEnvironment } from "../../../config/environment"
import { mailSettings } from "../../../modules/mailer/environment"
import { POST_MODULE } from "../../../modules/post"
import { type PostModuleService } from "../../../modules/post/service"
import { afterFailure, INTERNAL_FAILURE } from "../../mail/retry-policy"

/**
 * Claims a due mail for this process; returns null when it is not due or another process has it. Undone by counting the
 * try as failed: the mail waits for its next one.
 */
export const claimPostMailStep = createStep(
  "claim-post-mail",
  async ({ id }: { id: string }, { container }) => {
    const service = container.resolve<PostModuleService>(POST_MODULE)
    const mail = await service.claimMail(id, mailSettings(readEnvironment(process.env)).lease)
    return new StepResponse(mail, mail)
  },
  async (mail, { container }) => {
    if (!mail) return
    const settings = mailSettings(readEnvironment(process.env))
    await container
      .resolve<PostModuleService>(POST_MODULE)
      .recordMailOutcome(mail, afterFailure(mail, INTERNAL_FAILURE, settings, Date.now()))
  },
)
