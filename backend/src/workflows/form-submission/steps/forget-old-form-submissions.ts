import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { FORM_SUBMISSION_MODULE } from "../../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../../modules/form-submission/service"

/** Deletes one portion of old submissions. Not undone: their retention period is over, and no later step can fail. */
export const forgetOldFormSubmissionsStep = createStep(
  "forget-old-form-submissions",
  async ({ before, most }: { before: string; most: number }, { container }) => {
    const service = container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
    return new StepResponse(await service.forgetOld(new Date(before), most))
  },
)
