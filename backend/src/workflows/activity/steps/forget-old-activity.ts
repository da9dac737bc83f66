import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { ACTIVITY_MODULE } from "../../../modules/activity"
import { type ActivityModuleService } from "../../../modules/activity/service"

/** Deletes one portion of old entries. Not undone: their retention period is over, and no later step can fail. */
export const forgetOldActivityStep = createStep(
  "forget-old-activity",
  async ({ before, most }: { before: string; most: number }, { container }) => {
    const service = container.resolve<ActivityModuleService>(ACTIVITY_MODULE)
    return new StepResponse(await service.forgetOld(new Date(before), most))
  },
)
