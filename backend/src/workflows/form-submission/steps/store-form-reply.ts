import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { FORM_SUBMISSION_MODULE } from "../../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../../modules/form-submission/service"
import { type NewFormReply } from "../../../modules/form-submission/types"

/**
 * Stores a reply with its pending mail, and gives the submission its status; undone by removing them, unless the reply
 * was stored before or its mail is on its way.
 */
export const storeFormReplyStep = createStep(
  "store-form-reply",
  async (reply: NewFormReply, { container }) => {
    const service = container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
    const receipt = await service.storeReply(reply)
    return new StepResponse(receipt, receipt.created ? receipt : null)
  },
  async (receipt, { container }) => {
    if (!receipt) return
    await container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE).removeReply(receipt)
  },
)
