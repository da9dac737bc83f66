import { type IUserModuleService } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { FORM_SUBMISSION_MODULE } from "../../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../../modules/form-submission/service"

/** Assigns a submission to a member of staff, or to nobody; undone by restoring the assignee. */
export const assignFormSubmissionStep = createStep(
  "assign-form-submission",
  async ({ id, assignee_id }: { id: string; assignee_id: string | null }, { container }) => {
    if (assignee_id !== null) {
      const users: IUserModuleService = container.resolve(Modules.USER)
      const [user] = await users.listUsers({ id: assignee_id }, { select: ["id"], take: 1 })
      if (!user) {
        throw new MedusaError(
          MedusaError.Types.INVALID_DATA,
          `assignee_id: there is no member of staff ${assignee_id}`,
        )
      }
    }
    const service = container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
    const past = await service.assign(id, assignee_id)
    return new StepResponse(past, { id, assignee_id: past })
  },
  async (undo, { container }) => {
    if (!undo) return
    await container
      .resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
      .assign(undo.id, undo.assignee_id)
  },
)
