import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { SCHEDULED_PRICE_MODULE } from "../../../modules/scheduled-price"
import {
  type ScheduledPriceClaim,
  type ScheduledPriceModuleService,
} from "../../../modules/scheduled-price/service"

/** Stores that a claimed price holds now, or deletes one that is over; undone by the opposite. */
export const endScheduledPriceStep = createStep(
  "end-scheduled-price",
  async (turn: ScheduledPriceClaim & { goesOn: boolean }, { container }) => {
    const isStored = await container.resolve<ScheduledPriceModuleService>(SCHEDULED_PRICE_MODULE).finish(turn)
    return new StepResponse(undefined, isStored ? turn : null)
  },
  async (turn, { container }) => {
    if (!turn) return
    await container.resolve<ScheduledPriceModuleService>(SCHEDULED_PRICE_MODULE).reopen(turn)
  },
)
