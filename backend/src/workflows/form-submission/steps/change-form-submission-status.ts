import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { FORM_SUBMISSION_MODULE } from "../../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../../modules/form-submission/service"

/**
 * Sets the status of a submission, which cancels or resumes its mails. Undone by setting the old status, not by
 * restoring rows: a mail that was sent meanwhile stays sent.
 */
export const changeFormSubmissionStatusStep = createStep(
  "change-form-submission-status",
  async ({ id, status }: { id: string; status: string }, { container }) => {
    const service = container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
    const previous = await service.changeStatus(id, status)
    return new StepResponse(previous, { id, status: previous })
  },
  async (undo, { container }) => {
    if (!undo) return
    await container
      .resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
      .changeStatus(undo.id, undo.status)
  },
)
