import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { FORM_SUBMISSION_MODULE } from "../../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../../modules/form-submission/service"

/** Sets the status of several submissions in one transaction; undone by setting each one's old status. */
export const changeFormSubmissionStatusesStep = createStep(
  "change-form-submission-statuses",
  async ({ ids, status }: { ids: string[]; status: string }, { container }) => {
    const service = container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
    const previous = await service.changeStatuses(ids.map((id) => ({ id, status })))
    return new StepResponse(ids, previous)
  },
  async (previous, { container }) => {
    if (!previous?.length) return
    await container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE).changeStatuses(previous)
  },
)
