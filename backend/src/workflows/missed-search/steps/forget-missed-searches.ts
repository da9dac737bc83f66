import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { MISSED_SEARCH_MODULE } from "../../../modules/missed-search"
import { type MissedSearchModuleService } from "../../../modules/missed-search/service"

/** Deletes one portion of old counts. Not undone: they count no longer, and no later step can fail. */
export const forgetMissedSearchesStep = createStep(
  "forget-missed-searches",
  async ({ before, most }: { before: string; most: number }, { container }) => {
    const service = container.resolve<MissedSearchModuleService>(MISSED_SEARCH_MODULE)
    return new StepResponse(await service.forgetOld(new Date(before), most))
  },
)
