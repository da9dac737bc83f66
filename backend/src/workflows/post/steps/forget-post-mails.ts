import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { POST_MODULE } from "../../../modules/post"
import { type PostModuleService } from "../../../modules/post/service"

/** Deletes old mails; returns their number. Not undone: their time is over. */
export const forgetPostMailsStep = createStep(
  "forget-post-mails",
  async ({ before, most }: { before: string; most: number }, { container }) =>
    new StepResponse(
      await container.resolve<PostModuleService>(POST_MODULE).forgetOld(new Date(before), most),
    ),
)
