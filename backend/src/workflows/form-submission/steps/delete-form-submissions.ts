import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { FORM_SUBMISSION_MODULE } from "../../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../../modules/form-submission/service"

/** Deletes submissions and their mails for good; undone by storing the same rows again. */
export const deleteFormSubmissionsStep = createStep(
  "delete-form-submissions",
  async (ids: string[], { container }) => {
    const rows = await container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE).forget(ids)
    return new StepResponse(ids, rows)
  },
  async (rows, { container }) => {
    if (!rows) return
    await container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE).putBack(rows)
  },
)
