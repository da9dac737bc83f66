import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { FORM_SUBMISSION_MODULE } from "../../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../../modules/form-submission/service"

/** Erases a person from all submissions; undone by restoring the rows. */
export const erasePersonalDataStep = createStep(
  "erase-personal-data",
  async (email: string, { container }) => {
    const { erasure, before } = await container
      .resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
      .erasePersonalData(email)
    return new StepResponse(erasure, before)
  },
  async (before, { container }) => {
    if (!before) return
    await container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE).putBack(before)
  },
)
