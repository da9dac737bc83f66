import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { FORM_SUBMISSION_MODULE } from "../../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../../modules/form-submission/service"
import { type NewSubmission } from "../../../modules/form-submission/types"

/** Stores a submission with its pending mails; undone by deleting them, unless the submission was stored before. */
export const createFormSubmissionStep = createStep(
  "create-form-submission",
  async (submission: NewSubmission, { container }) => {
    const service = container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
    const receipt = await service.createSubmission(submission)
    return new StepResponse(receipt, receipt.created ? receipt.id : null)
  },
  async (id, { container }) => {
    if (!id) return
    await container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE).discard([id])
  },
)
