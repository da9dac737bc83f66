import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { POST_MODULE } from "../../../modules/post"
import { type PostModuleService } from "../../../modules/post/service"

/** Makes the unsent mails about a company due at once; returns their ids. Undone by restoring the mails' states. */
export const reopenPostMailsStep = createStep(
  "reopen-post-mails",
  async ({ company_id }: { company_id: string }, { container }) => {
    const past = await container.resolve<PostModuleService>(POST_MODULE).reopenMails(company_id)
    return new StepResponse(
      past.map(({ id }) => id),
      past,
    )
  },
  async (past, { container }) => {
    if (!past?.length) return
    await container.resolve<PostModuleService>(POST_MODULE).restoreMails(past)
  },
)
