import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { FORM_SUBMISSION_MODULE } from "../../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../../modules/form-submission/service"

/** Makes the unsent mails of a submission due at once; returns their ids. Undone by restoring the mails' states. */
export const reopenFormMailsStep = createStep(
  "reopen-form-mails",
  async ({ submission_id }: { submission_id: string }, { container }) => {
    const service = container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
    const past = await service.reopenMails(submission_id)
    return new StepResponse(
      past.map(({ id }) => id),
      past,
    )
  },
  async (past, { container }) => {
    if (!past?.length) return
    await container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE).restoreMails(past)
  },
)
