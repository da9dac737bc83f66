import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { POPULARITY_MODULE } from "../../../modules/popularity"
import { type PopularityModuleService } from "../../../modules/popularity/service"

/** Deletes one portion of old counts. Not undone: they count no longer, and no later step can fail. */
export const forgetOldPopularityStep = createStep(
  "forget-old-popularity",
  async ({ before, most }: { before: string; most: number }, { container }) => {
    const service = container.resolve<PopularityModuleService>(POPULARITY_MODULE)
    return new StepResponse(await service.forgetOld(new Date(before), most))
  },
)
