import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { SCHEDULED_PRICE_MODULE } from "../../../modules/scheduled-price"
import { type ScheduledPriceModuleService } from "../../../modules/scheduled-price/service"

/** Most characters of a problem that are stored. */
const PROBLEM_MOST = 500

/** Stores why a scheduled price was not applied; undone by storing none. */
export const noteProblemStep = createStep(
  "note-problem",
  async ({ id, problem }: { id: string; problem: string }, { container }) => {
    await container
      .resolve<ScheduledPriceModuleService>(SCHEDULED_PRICE_MODULE)
      .updateScheduledPrices({ id, problem: problem.slice(0, PROBLEM_MOST) })
    return new StepResponse(undefined, id)
  },
  async (id, { container }) => {
    if (!id) return
    await container
      .resolve<ScheduledPriceModuleService>(SCHEDULED_PRICE_MODULE)
      .updateScheduledPrices({ id, problem: null })
  },
)
