import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { ACTIVITY_MODULE } from "../../../modules/activity"
import { type ActivityModuleService } from "../../../modules/activity/service"

/** Deletes one portion of old entries. Not to be undone: they had to go, and nothing comes after that could fail. */
export const forgetOldActivityStep = createStep(
  "forget-old-activity",
  async ({ before, most }: { before: string; most: number }, { container }) => {
    const service = container.resolve<ActivityModuleService>(ACTIVITY_MODULE)
    return new StepResponse(await service.forgetOld(new Date(before), most))
  },
)
